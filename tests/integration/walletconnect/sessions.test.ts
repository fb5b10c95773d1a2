import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { arbitrum, ethereum } from '../../../domain/network/built-in-networks';
import type { ChainNamespace } from '../../../domain/caip/chain-namespace';
import { polkadot, solana as solanaNetwork } from '../../../domain/network/more-networks';
import { SystemClock } from '../../../infrastructure/clock/system-clock';
import type { Clock } from '../../../ports/clock';
import type { PairedSession } from '../../../ports/wallet-pairing';
import { providerOf } from '../../../ports/provider-of';
import type { WalletEvent, WalletSession } from '../../../ports/wallet-connector';
import { eventually } from '../../support/eventually';
import { type PairingLab, startPairingLab } from './pairing-lab';

const SOLANA = solanaNetwork.caipNetworkId;
const DAY_MS = 86_400_000;

/** The protocol's number of a ping. */
const PING_TAG = 1114;

/** Time goes ten times as fast for code on this clock. */
const tenfoldClock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) => new SystemClock().sleep(ms / 10, signal),
};

let lab: PairingLab;

beforeEach(async () => {
  lab = await startPairingLab();
});

afterEach(async () => {
  await lab.stop();
});

/** The session on `namespace`, and its events. */
function followed(
  sessions: readonly PairedSession[],
  namespace: ChainNamespace = 'eip155',
): { readonly session: WalletSession; readonly events: WalletEvent[] } {
  const session = sessions.find(({ details }) => details.namespace === namespace)?.session;
  if (!session) throw new TypeError(`Nothing is approved on ${namespace}`);
  const events: WalletEvent[] = [];
  session.events$.subscribe((event) => void events.push(event));
  return { session, events };
}

function sign(session: WalletSession): Promise<unknown> | undefined {
  const params = ['0x6869', session.grant.addresses[0]];
  return providerOf(session, 'eip155')?.request({ method: 'personal_sign', params });
}

function addedIn(events: readonly WalletEvent[]): Extract<WalletEvent, { type: 'added' }> {
  const added = events.find((event) => event.type === 'added');
  if (!added) throw new TypeError('Nothing was added');
  return added;
}

async function signOnSolana({ requester }: WalletSession): Promise<void> {
  const signed = await requester?.request('solana_signMessage', { message: 'StV1DL6CwTryKyV' });
  expect(signed).toEqual({ signature: expect.any(String) });
}

describe('a session of a paired wallet', () => {
  it('reports another chain and another account, and sends its requests there', async () => {
    const { session, events } = followed(await lab.connect(lab.visit()));
    const [first, second = ''] = session.grant.addresses;
    const heard: unknown[] = [];
    providerOf(session, 'eip155')?.on?.(
      'chainChanged',
      (chainId: unknown) => void heard.push(chainId),
    );

    await lab.phone.changeChain('eip155:42161');
    await eventually(() => expect(events).toHaveLength(1));
    await lab.phone.changeAccount('eip155:42161', second);
    await eventually(() => expect(events).toHaveLength(2));

    expect(events).toMatchObject([
      { type: 'changed', grant: { addresses: [first, second], chainReference: '42161' } },
      { type: 'changed', grant: { addresses: [second, first], chainReference: '42161' } },
    ]);
    expect(heard).toEqual(['0xa4b1']);
    await sign(session);
    expect(lab.questions.at(-1)).toMatchObject({ kind: 'request', chain: 'eip155:42161' });
  });

  it('[R4.8] opens the chosen app for each waiting request, once', async () => {
    const { session } = followed(await lab.connect(lab.visit()));
    const choice = JSON.stringify({ href: 'rainbow://', name: 'Rainbow' });
    await sign(session);
    expect(lab.hostPage.opened).toEqual([]);

    lab.storage.set('WALLETCONNECT_DEEPLINK_CHOICE', choice);
    await sign(session);
    await session.requester?.request('wallet_getCapabilities', []).catch(() => undefined);

    const topic = lab.phone.sites[0]?.topic;
    expect(lab.hostPage.opened).toEqual([
      {
        href: expect.stringMatching(`^rainbow://wc\\?requestId=\\d{16}&sessionTopic=${topic}$`),
        target: '_self',
      },
    ]);
  });

  it('opens no app of a wallet that opts out of links', async () => {
    await lab.stop();
    lab = await startPairingLab({ wantsLinks: false });
    const { session } = followed(await lab.connect(lab.visit()));
    const choice = JSON.stringify({ href: 'rainbow://', name: 'Rainbow' });
    lab.storage.set('WALLETCONNECT_DEEPLINK_CHOICE', choice);

    await sign(session);

    expect(lab.hostPage.opened).toEqual([]);
  });

  it('opens no app over a page that was left for it already, nor by an invalid link', async () => {
    const { session } = followed(await lab.connect(lab.visit()));
    const choose = (href: string): void =>
      lab.storage.set('WALLETCONNECT_DEEPLINK_CHOICE', JSON.stringify({ href, name: 'Any' }));

    choose('javascript:alert(1)//');
    await sign(session);
    lab.storage.set('WALLETCONNECT_DEEPLINK_CHOICE', '{');
    await sign(session);
    choose('rainbow://');
    lab.hostPage.hide();
    await sign(session);

    expect(lab.hostPage.opened).toEqual([]);
  });

  it('moves to a chain that the wallet approved, without a request', async () => {
    const { session, events } = followed(await lab.connect(lab.visit()));

    await session.switchNetwork(arbitrum);

    expect(events).toMatchObject([{ type: 'changed', grant: { chainReference: '42161' } }]);
    expect(await providerOf(session, 'eip155')?.request({ method: 'eth_chainId' })).toBe('0xa4b1');
    expect(lab.questions).toHaveLength(1);
  });

  it('follows another tab to a chain that the wallet approved', async () => {
    const { session, events } = followed(await lab.connect(lab.visit()));

    session.useNetwork?.(arbitrum);
    session.useNetwork?.(arbitrum);

    expect(events).toMatchObject([{ type: 'changed', grant: { chainReference: '42161' } }]);
    await sign(session);
    expect(lab.questions.at(-1)).toMatchObject({ kind: 'request', chain: 'eip155:42161' });
  });

  it('refuses a chain that the wallet did not approve', async () => {
    const { session } = followed(await lab.connect(lab.visit(), [ethereum]));
    expect(() => session.useNetwork?.(arbitrum)).toThrow(
      expect.objectContaining({ code: 'CHAIN_NOT_SUPPORTED' }),
    );

    await expect(session.switchNetwork(arbitrum)).rejects.toMatchObject({
      name: 'WidgetError',
      code: 'CHAIN_NOT_SUPPORTED',
    });
  });

  it('asks the chain, and no host of the SDK, for methods that the wallet does not answer', async () => {
    lab.rpcClients.answer('eth_getBalance', '0x7');
    const { session } = followed(await lab.connect(lab.visit()));

    const balance = await providerOf(session, 'eip155')?.request({
      method: 'eth_getBalance',
      params: [session.grant.addresses[0], 'latest'],
    });

    expect(balance).toBe('0x7');
    expect(lab.questions).toHaveLength(1);
  });

  it('returns the code of a request that the visitor declines', async () => {
    const { session } = followed(await lab.connect(lab.visit()));
    lab.behave('decline');

    await expect(sign(session)).rejects.toMatchObject({ code: 4001 });
  });

  it('sends the wallet the methods of each other namespace', async () => {
    const sessions = await lab.connect(lab.visit());
    const solana = followed(sessions, 'solana').session;
    const bitcoin = followed(sessions, 'bip122').session;

    const message = 'StV1DL6CwTryKyV';
    const signed = await solana.requester?.request('solana_signMessage', { message });
    const addresses = await bitcoin.requester?.request('getAccountAddresses', {});

    expect(signed).toEqual({ signature: expect.stringMatching(/^[1-9A-HJ-NP-Za-km-z]{80,90}$/) });
    expect(addresses).toMatchObject([{ address: bitcoin.grant.addresses[0] }]);
  });

  it('ends on the namespaces that the wallet revokes, and stays on the others', async () => {
    const sessions = await lab.connect(lab.visit());
    const evm = followed(sessions);
    const solana = followed(sessions, 'solana');

    await lab.phone.shareChains(['eip155:1']);
    await eventually(() => expect(solana.events).toEqual([{ type: 'disconnected' }]));

    expect(evm.events).toMatchObject([
      { type: 'changed', grant: { approvedCaipNetworkIds: ['eip155:1'] } },
    ]);
    await sign(evm.session);
  });

  it('is on another namespace as soon as the wallet adds it, by a session of its own', async () => {
    const evm = followed(await lab.connect(lab.visit()));
    await lab.phone.shareChains(['eip155:1']);
    await eventually(() => expect(evm.events).toHaveLength(1));

    await lab.phone.shareChains(['eip155:1', SOLANA]);
    await eventually(() => expect(evm.events).toHaveLength(2));

    const added = addedIn(evm.events);
    expect(added.connector).toMatchObject({ id: 'walletConnect', name: 'Demo phone' });
    expect(`solana:${added.session.grant.chainReference}`).toBe(SOLANA);
    await signOnSolana(added.session);
  });

  it('continues where the wallet revokes one namespace and adds another at once', async () => {
    const evm = followed(await lab.connect(lab.visit()));
    await lab.phone.shareChains(['eip155:1']);
    await eventually(() => expect(evm.events).toHaveLength(1));
    evm.session.events$.subscribe((event) => {
      if (event.type === 'added') event.session.events$.subscribe(() => {});
    });

    await lab.phone.shareChains([SOLANA]);
    await eventually(() => expect(evm.events.at(-1)).toEqual({ type: 'disconnected' }));

    await signOnSolana(addedIn(evm.events).session);
  });

  it('has the name and the icon of the wallet, also on the next visit', async () => {
    const visit = lab.visit();
    const wallet = { name: 'Demo phone', imageUrl: expect.stringMatching(/^data:image\/svg/) };
    const [first] = await lab.connect(visit);
    expect(first?.session.grant.wallet).toMatchObject(wallet);
    visit.close();

    const [restored] = await lab.visit().restore([ethereum]);

    expect(restored?.session.grant.wallet).toMatchObject(wallet);
    expect(restored?.details).toEqual(restored?.session.grant.wallet);
    await restored?.session.ping?.();
  });

  it("gets a wallet's answer to a ping", async () => {
    const { session } = followed(await lab.connect(lab.visit()));

    await expect(session.ping?.()).resolves.toBeUndefined();

    expect(lab.questions).toHaveLength(1);
  });

  it('answers the pings of all callers, even if others abort', async () => {
    const { session } = followed(await lab.connect(lab.visit()));
    const reason = new Error('given up');
    const controller = new AbortController();
    lab.relay.onPublished((tag) => tag === PING_TAG && controller.abort(reason));

    const givenUp = session.ping?.(controller.signal);
    const answers = Promise.all([session.ping?.(), session.ping?.()]);

    await expect(givenUp).rejects.toBe(reason);
    await expect(answers).resolves.toEqual([undefined, undefined]);
  });

  it('reports after 15 seconds that the wallet does not answer, and at once that it has left', async () => {
    await lab.stop();
    lab = await startPairingLab({ clock: tenfoldClock });
    const { session } = followed(await lab.connect(lab.visit()));
    await lab.phone.stop();

    await expect(session.ping?.()).rejects.toMatchObject({ code: 'PAIRING_UNREACHABLE' });

    const sent = (): number => lab.relay.counters.tags.filter((tag) => tag === PING_TAG).length;
    const before = sent();
    const open = expect(session.ping?.()).rejects.toMatchObject({ code: 'CONNECTOR_GONE' });
    await eventually(() => expect(sent()).toBe(before + 1));
    await session.disconnect();
    await open;
  });

  it('ends when its seven days are over', async () => {
    const { session, events } = followed(await lab.connect(lab.visit()));
    const now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now + 7 * DAY_MS + performance.now());

    // The SDK looks every five seconds.
    await eventually(() => expect(events).toEqual([{ type: 'disconnected' }]), 8000);

    await expect(sign(session)).rejects.toMatchObject({ code: 4900 });
    expect(await lab.visit().restore([ethereum])).toEqual([]);
  });

  it('[R4.16] ends on every namespace when the site ends it on one', async () => {
    const sessions = await lab.connect(lab.visit());
    const evm = followed(sessions);
    const solana = followed(sessions, 'solana');

    await evm.session.disconnect();

    expect(evm.events).toEqual([{ type: 'disconnected' }]);
    expect(solana.events).toEqual([{ type: 'disconnected' }]);
    await eventually(() => expect(lab.phone.sites).toEqual([]));
    await expect(sign(evm.session)).rejects.toMatchObject({ code: 4900 });
  });

  it('ends when the wallet ends it, and cancels the open request', async () => {
    const { session, events } = followed(await lab.connect(lab.visit()));
    lab.behave('ignore');
    const request = expect(sign(session)).rejects.toMatchObject({ code: 4900 });
    await eventually(() => expect(lab.questions).toHaveLength(2));

    await lab.phone.disconnect();

    await request;
    await eventually(() => expect(events).toEqual([{ type: 'disconnected' }]));
  });

  it('is restored on the next visit, on the network used last', async () => {
    const visit = lab.visit();
    await lab.connect(visit);
    visit.close();

    const [before] = await lab.visit().restore([arbitrum, ethereum]);

    expect(before?.session.grant).toMatchObject({ chainReference: '42161' });
    if (before) await sign(before.session);
    expect(lab.questions.at(-1)).toMatchObject({ kind: 'request', chain: 'eip155:42161' });
  });

  it.each([
    ['no caller looks for it any more', [ethereum], true],
    ['the site has none of its namespaces', [polkadot], false],
  ])('leaves the relay where %s', async (_where, networks, isGivenUp) => {
    const visit = lab.visit();
    await lab.connect(visit, [ethereum]);
    visit.close();
    const { connections } = lab.relay.counters;
    const controller = new AbortController();
    const reason = new Error('given up');

    const restored = lab.visit().restore(networks, controller.signal);
    if (isGivenUp) controller.abort(reason);

    if (isGivenUp) await expect(restored).rejects.toBe(reason);
    else expect(await restored).toEqual([]);
    await eventually(() => expect(lab.relay.counters.connections).toBe(connections + 1));
    await eventually(() => expect(lab.relay.counters.present).toBe(1), 3000);
  });

  it('ends when another wallet is paired', async () => {
    const visit = lab.visit();
    const first = followed(await lab.connect(visit));

    const second = followed(await lab.connect(visit));

    expect(first.events).toEqual([{ type: 'disconnected' }]);
    await sign(second.session);
    await eventually(() => expect(lab.phone.sites).toHaveLength(1));
  });

  it('answers a request that was sent while the relay was away', async () => {
    const { session } = followed(await lab.connect(lab.visit()));

    const { connections } = lab.relay.counters;
    lab.relay.dropAll();
    await eventually(() => expect(lab.relay.counters.connections).toBe(connections + 2));

    expect(await sign(session)).toMatch(/^0x[0-9a-f]{130}$/);
  });
});
