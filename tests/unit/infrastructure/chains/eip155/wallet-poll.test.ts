import { describe, expect, it } from '@jest/globals';
import { arbitrum } from '../../../../../domain/network/built-in-networks';
import { Eip155Connector } from '../../../../../infrastructure/chains/eip155/eip155-connector';
import { ManualClock } from '../../../../../infrastructure/fake/manual-clock';
import { eventually } from '../../../../support/eventually';
import { ALICE, BOB, details, heard, ScriptedProvider } from './provider-kit';

const POLL_MS = 4000;

/** A session with a wallet without events, or one with, on a page that may be hidden. */
async function sessionWith({ hasEvents = false }: { readonly hasEvents?: boolean } = {}) {
  const provider = new ScriptedProvider();
  if (!hasEvents) Object.defineProperty(provider, 'on', { value: undefined });
  const clock = new ManualClock();
  const page = { isVisible: true };
  const connector = new Eip155Connector({
    clock,
    details,
    isVisible: () => page.isVisible,
    load: () => provider,
  });
  const session = await connector.connect();
  if (!hasEvents) await eventually(() => expect(clock.sleeping).toBe(1));
  provider.asked.length = 0;
  const events = heard(session);
  /** Waits for one poll, and for the events that follow. */
  const poll = async (): Promise<void> => {
    await clock.advance(POLL_MS - 50);
    await clock.advance(50);
    await clock.advance(50);
  };
  return { clock, events, page, poll, provider, session };
}

describe('a wallet without events (W18)', () => {
  it('is polled every 4 s, and its changes are published like events', async () => {
    const { clock, events, poll, provider } = await sessionWith();
    await clock.advance(POLL_MS - 1);
    expect(provider.asked).toEqual([]);
    await clock.advance(51);
    expect(provider.asked).toEqual(['eth_accounts', 'eth_chainId']);
    expect(events).toEqual([]);

    provider.answer('eth_accounts', [BOB]).answer('eth_chainId', '0xa4b1');
    await poll();

    expect(events).toEqual([
      { type: 'changed', grant: { addresses: [BOB], chainReference: '42161' } },
    ]);
  });

  it('is not polled while the page is hidden', async () => {
    const { page, poll, provider } = await sessionWith();
    page.isVisible = false;
    await poll();
    await poll();
    expect(provider.asked).toEqual([]);

    page.isVisible = true;
    await poll();
    expect(provider.asked).toEqual(['eth_accounts', 'eth_chainId']);
  });

  it('ends where it shares no account any more, without a further poll', async () => {
    const { clock, events, poll, provider } = await sessionWith();
    provider.answer('eth_accounts', []);
    await poll();
    expect(events).toEqual([{ type: 'disconnected' }]);

    provider.asked.length = 0;
    await poll();
    expect(provider.asked).toEqual([]);
    expect(clock.sleeping).toBe(0);
  });

  it.each(['disconnect', 'release'] as const)('is not polled after a %s', async (verb) => {
    const { clock, poll, provider, session } = await sessionWith();
    await session[verb]();
    provider.asked.length = 0;
    await poll();

    expect(provider.asked).toEqual([]);
    expect(clock.sleeping).toBe(0);
  });

  it('is polled again after a failure or an invalid answer, without a change', async () => {
    const { events, poll, provider } = await sessionWith();
    provider.fail('eth_accounts', { code: -32603, message: 'Busy' });
    await poll();
    provider.answer('eth_accounts', 'nowhere').answer('eth_chainId', 'nowhere');
    await poll();
    expect(events).toEqual([]);

    provider.answer('eth_accounts', [ALICE]).answer('eth_chainId', '0xa4b1');
    await poll();
    expect(events).toMatchObject([{ type: 'changed', grant: { chainReference: '42161' } }]);
  });

  it('has one poll at a time', async () => {
    const { poll, provider } = await sessionWith();
    provider.hang('eth_accounts');
    await poll();
    await poll();

    expect(provider.asked).toEqual(['eth_accounts']);
  });

  it('cannot undo a switch with an earlier answer', async () => {
    const { events, poll, provider, session } = await sessionWith();
    let answer = (_chainId: string): void => {};
    provider.answer('eth_chainId', () => new Promise((resolve) => (answer = resolve)));
    await poll();
    const late = answer;
    provider.answer('wallet_switchEthereumChain', null).answer('eth_chainId', '0xa4b1');
    await session.switchNetwork(arbitrum);
    late('0x1');
    await poll();

    expect(events.map((event) => event.type === 'changed' && event.grant.chainReference)).toEqual([
      '42161',
    ]);
  });
});

it('a wallet with events is never polled', async () => {
  const { clock, poll, provider } = await sessionWith({ hasEvents: true });
  await poll();

  expect(provider.asked).toEqual([]);
  expect(clock.sleeping).toBe(0);
});
