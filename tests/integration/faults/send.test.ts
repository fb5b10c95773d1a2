import { describe, expect, it } from '@jest/globals';
import { eventually } from '../../support/eventually';
import { ADDRESS } from '../browser/visitor';
import { useFaults } from './fault-stage';
import type { FaultVisitor } from './fault-visitor';

const stage = useFaults();
const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const FINNEY = 10n ** 15n;

/** The texts that a page without a form for sending can show of a transfer: none. */
const unseen = { because: 'the form has no view; what one would show is the state' };

/** A visitor with an unconfirmed transfer of half an ether to Bob. */
async function reviewed(): Promise<FaultVisitor> {
  const visitor = await stage.visit();
  await visitor.connect();
  await visitor.dialog.waitFor({ state: 'detached' });
  await review(visitor);
  return visitor;
}

async function review(visitor: FaultVisitor): Promise<void> {
  await visitor.page.evaluate(async (to) => {
    const [widget] = window.cleatPage?.widgets ?? [];
    const send = await widget?.feature('send');
    if (!widget || !send) throw new Error('the page has no widget');
    const quantity = { decimals: 18, numeric: '1000', units: 10n ** 21n } as const;
    const { network } = widget.state.connections.eip155;
    if (!network) throw new Error('no wallet is connected');
    const chainId = network.caipNetworkId;
    await send.chooseToken({ name: 'Ether', symbol: 'ETH', chainId, quantity });
    send.typeAmount('0.5');
    await send.typeReceiver(to);
    await send.review();
  }, BOB);
  expect(await flowOf(visitor)).toMatchObject({ status: 'reviewed' });
}

/** The state of the transfer. */
function flowOf({ page }: FaultVisitor) {
  return page.evaluate(() => {
    const { flow, form } = window.cleatPage?.widgets[0]?.state.features.send ?? {};
    return {
      status: flow?.status,
      voided: flow?.status === 'editing' ? flow.voided : undefined,
      hash: flow?.status === 'sent' ? flow.hash : undefined,
      typed: [form?.sendTokenAmount, form?.receiverInput],
    };
  });
}

/** The requests to the wallet to send. */
function asked({ page }: FaultVisitor) {
  return page.evaluate(() =>
    (window.cleatPage?.wallets['test.cleat.main']?.requests ?? [])
      .filter(({ method }) => method === 'eth_sendTransaction')
      .map(({ params: [transaction] }) => transaction),
  );
}

/** Confirms `times` times, and resolves with the outcome of each. */
function confirm({ page }: FaultVisitor, times = 1): Promise<readonly string[]> {
  return page.evaluate(async (count) => {
    const send = await window.cleatPage?.widgets[0]?.feature('send');
    const confirmed = Array.from({ length: count }, async () => {
      try {
        return (await send?.confirm()) ?? 'nothing';
      } catch (error) {
        return String(Reflect.get(Object(error), 'code'));
      }
    });
    return Promise.all(confirmed);
  }, times);
}

function whenAsked({ page }: FaultVisitor) {
  return page.waitForFunction(
    () => window.cleatPage?.wallets['test.cleat.main']?.state.pending.length === 1,
  );
}

describe('a transfer that has been reviewed', () => {
  it.each([
    ['another account comes into use', 'setAccounts', [[BOB]]],
    ['another chain does', 'switchChain', [42161]],
  ] as const)('W15 is not sent where %s before it is confirmed', async (_name, deed, given) => {
    const visitor = await reviewed();

    await visitor.inWallet(deed, given);
    await visitor.page.waitForFunction(
      () => window.cleatPage?.widgets[0]?.state.features.send?.flow.status === 'editing',
    );
    expect(await confirm(visitor)).toEqual(['SEND_NOT_REVIEWED']);

    await visitor.judge({
      keeps: async () => {
        expect(await asked(visitor)).toEqual([]);
        // The typed text is still there: only the token is chosen again.
        expect(await flowOf(visitor)).toMatchObject({
          status: 'editing',
          voided: 'accountChanged',
          typed: ['0.5', BOB],
        });
      },
      tells: unseen,
      recovers: async () => {
        await review(visitor);
        const [hash] = await confirm(visitor);
        expect(hash).toMatch(/^0x[0-9a-f]{64}$/);
        const { address, network } = await visitor.connection();
        const chainId = network === 'eip155:1' ? '0x1' : '0xa4b1';
        const [sent, ...others] = await asked(visitor);
        expect(others).toEqual([]);
        expect(sent).toMatchObject({ from: address, to: BOB, chainId });
      },
      rests: true,
    });
  });

  it('W15 is not sent where the wallet moved on and has not said so', async () => {
    const visitor = await reviewed();
    await visitor.page.evaluate(() => {
      const provider = window.cleatPage?.wallets['test.cleat.main']?.provider;
      if (!provider) throw new Error('the page has no wallet');
      const { request: before } = provider;
      Object.assign(provider, {
        request: async (args: { readonly method: string }) => {
          if (args.method !== 'eth_chainId') return before(args);
          Object.assign(provider, { request: before });
          return '0xa4b1';
        },
      });
    });

    expect(await confirm(visitor)).toEqual(['NETWORK_NOT_CHANGED']);

    await visitor.judge({
      keeps: async () => expect(await asked(visitor)).toEqual([]),
      tells: 'Something went wrong',
      recovers: async () => {
        expect(await confirm(visitor)).toEqual([expect.stringMatching(/^0x[0-9a-f]{64}$/)]);
      },
      rests: true,
    });
  });

  it('W17 is asked for once, however often it is confirmed, warns who gives it up, and is sent at last', async () => {
    const visitor = await reviewed();
    const before = await balanceOfBob();
    await visitor.answers('hang');

    const sent = confirm(visitor, 3);
    await whenAsked(visitor);
    await visitor.inWallet('emit', ['chainChanged', '0xa4b1']);
    const again = confirm(visitor);
    await visitor.page.evaluate(async () => {
      const send = await window.cleatPage?.widgets[0]?.feature('send');
      send?.reset();
    });

    await visitor.judge({
      keeps: async () => {
        expect(await flowOf(visitor)).toMatchObject({ status: 'asking' });
        expect(await asked(visitor)).toHaveLength(1);
      },
      tells: 'The wallet may still send it. Look there before you send again.',
      recovers: async () => {
        await visitor.inWallet('settle', ['approve']);
        const hashes = new Set([...(await sent), ...(await again)]);
        expect([...hashes]).toEqual([expect.stringMatching(/^0x[0-9a-f]{64}$/)]);
        expect(await flowOf(visitor)).toMatchObject({ status: 'sent', hash: [...hashes][0] });
        await eventually(async () => expect((await balanceOfBob()) - before).toBe(500n * FINNEY));
      },
      rests: true,
    });
    expect(await asked(visitor)).toHaveLength(1);
  });

  it('W17 can be confirmed again after the person declined', async () => {
    const visitor = await reviewed();
    await visitor.answers('reject');
    expect(await confirm(visitor)).toEqual(['RPC']);

    await visitor.judge({
      keeps: async () => expect(await flowOf(visitor)).toMatchObject({ status: 'failed' }),
      tells: unseen,
      recovers: async () => {
        expect(await confirm(visitor)).toEqual([expect.stringMatching(/^0x[0-9a-f]{64}$/)]);
      },
      rests: true,
    });
    expect(await asked(visitor)).toEqual([
      expect.objectContaining({ from: ADDRESS }),
      expect.objectContaining({ from: ADDRESS }),
    ]);
  });
});

async function balanceOfBob(): Promise<bigint> {
  return BigInt(String(await stage.lab.ethereum.control.call('eth_getBalance', BOB, 'latest')));
}
