import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ethereum } from '../../../domain/network/built-in-networks';
import type { Network } from '../../../domain/network/network';
import type { ReplacementKind } from '../../../domain/transaction/replacement';
import { FakeTransactionSource } from '../../../infrastructure/fake';
import { SystemClock } from '../../../infrastructure/clock/system-clock';
import { createTestWallet, type TestWallet } from '../../../infrastructure/fake/test-wallet';
import { NetworkRpcClients } from '../../../infrastructure/rpc/network-rpc-clients';
import type { Eip1193Provider } from '../../../ports/eip1193-provider';
import { type RpcClient, RpcClients } from '../../../ports/rpc-client';
import { override } from '../../../ports/token';
import { TransactionSource } from '../../../ports/transaction-source';
import { eventually } from '../../support/eventually';
import { ALICE, connectedWidget, storageOf } from '../../support/headless-kit';
import { type EvmNode, startEvm } from '../../../apps/chains/testing/evm';

const PAID = 5n * 10n ** 17n;
const GWEI = 10n ** 9n;

let node: EvmNode;
let network: Network;
let wallet: TestWallet;
let receiver: string;
let receivers = 0;

beforeAll(async () => {
  node = await startEvm({ chainId: 1 });
  network = { ...ethereum, rpcUrls: { default: { http: [node.url] } } };
  wallet = createTestWallet({ chains: [{ chainId: 1, rpcUrl: node.url }] });
  await wallet.provider.request({ method: 'eth_requestAccounts' });
});

afterAll(() => node.stop());

beforeEach(async () => {
  await node.control.stopMining();
  receivers += 1;
  receiver = `0x${receivers.toString(16).padStart(40, 'b')}`;
});

describe('the replacement of a transaction that waits', () => {
  it('asks the wallet for exactly what was shown, and takes its place', async () => {
    const { history, replacement, waiting } = await setUp();
    await history.prepareReplacement(waiting, 'speedUp');

    const shown = replacement()?.replacement;
    expect(replacement()).toMatchObject({ status: 'ready', kind: 'speedUp', replaces: waiting });
    expect(shown).toMatchObject({ to: receiver, units: PAID, data: undefined, gas: 21_000n });
    expect(shown?.fee.perGas).toBeGreaterThan(2n * GWEI);
    expect(shown?.cost).toBe((shown?.fee.perGas ?? 0n) * 21_000n);
    expect(shown?.costBefore).toBe(2n * GWEI * 21_000n);

    await history.confirmReplacement();

    const [asked] = sentParams().slice(-1);
    expect(asked).toEqual({
      from: ALICE,
      to: receiver,
      value: hex(PAID),
      chainId: '0x1',
      nonce: hex(shown?.nonce ?? -1n),
      gas: hex(21_000n),
      maxFeePerGas: hex(shown?.fee.perGas ?? 0n),
      maxPriorityFeePerGas: hex(shown?.fee.priority ?? 0n),
    });
    const { hash = '', ...sent } = replacement() ?? {};
    expect(sent).toMatchObject({ status: 'sent' });
    expect(sent).not.toHaveProperty('trouble');
    await node.control.mine();
    expect(await receiptOf(hash)).toMatchObject({ status: '0x1' });
    expect(await receiptOf(waiting)).toBeNull();
    expect(await balanceOf(receiver)).toBe(PAID);
  });

  it('that cancels moves nothing', async () => {
    const { history, replacement, rows, waiting } = await setUp();
    await history.prepareReplacement(waiting, 'cancel');
    expect(replacement()?.replacement).toMatchObject({ to: ALICE, units: 0n, data: undefined });

    await history.confirmReplacement();

    const { hash = '' } = replacement() ?? {};
    expect(rows()).toMatchObject([
      { metadata: { hash, operationType: 'cancel', status: 'pending', replaces: waiting } },
      { metadata: { hash: waiting, status: 'pending' } },
    ]);
    await node.control.mine();
    expect(await receiptOf(hash)).toMatchObject({ status: '0x1' });
    expect(await balanceOf(receiver)).toBe(0n);
  });

  it('says where the wallet used another number', async () => {
    const { history, replacement, waiting } = await setUp({ provider: withoutNonce() });
    await history.prepareReplacement(waiting, 'speedUp');

    await history.confirmReplacement();

    await eventually(() => {
      expect(replacement()).toMatchObject({ status: 'sent', trouble: 'renumbered' });
    });
    await node.control.mine();
    expect(await balanceOf(receiver)).toBe(2n * PAID);
  });

  it.each<[string, ReplacementKind]>([
    ['speeds up', 'speedUp'],
    ['cancels', 'cancel'],
  ])('that %s is not asked for once the transaction is part of the chain', async (_what, kind) => {
    const { history, replacement, waiting } = await setUp();
    await history.prepareReplacement(waiting, kind);
    const before = sentParams().length;
    await node.control.mine();

    await history.confirmReplacement();

    expect(replacement()).toMatchObject({ status: 'over', trouble: 'mined' });
    expect(sentParams()).toHaveLength(before);
    await history.prepareReplacement(waiting, kind);
    expect(replacement()).toMatchObject({ status: 'over', trouble: 'mined' });
  });

  it('can be asked for again after the visitor declined', async () => {
    const { history, replacement, waiting } = await setUp();
    await history.prepareReplacement(waiting, 'speedUp');
    wallet.next('reject');

    await history.confirmReplacement();
    expect(replacement()).toMatchObject({ status: 'ready', trouble: 'declined' });

    await history.confirmReplacement();
    expect(replacement()).toMatchObject({ status: 'sent' });
    await node.control.mine();
    expect(await balanceOf(receiver)).toBe(PAID);
  });

  it.each([
    ['receiver', { to: ALICE }],
    ['amount', { value: '0x1' }],
    ['call', { input: '0xa9059cbb' }],
    ['number', { nonce: '0x0' }],
    ['fee', { maxFeePerGas: '0x1' }],
    ['sender', { from: `0x${'ee'.repeat(20)}` }],
  ])('is refused where a node lies about the %s', async (_what, lie) => {
    const { history, replacement, waiting } = await setUp({ lie });

    await history.prepareReplacement(waiting, 'speedUp');

    expect(replacement()).toMatchObject({ status: 'over', trouble: 'unknown' });
    await node.control.mine();
  });

  it('exists for transactions of the widget only', async () => {
    const { history, replacement } = await setUp();

    await history.prepareReplacement(`0x${'77'.repeat(32)}`, 'cancel');

    expect(replacement()).toBeUndefined();
    await node.control.mine();
  });
});

/** A widget whose visitor has sent a payment that waits. */
async function setUp({
  lie,
  provider = wallet.provider,
}: { readonly lie?: object; readonly provider?: Eip1193Provider } = {}) {
  const waiting = String(
    await wallet.provider.request({
      method: 'eth_sendTransaction',
      params: [
        {
          from: ALICE,
          to: receiver,
          value: hex(PAID),
          gas: hex(21_000n),
          maxFeePerGas: hex(2n * GWEI),
          maxPriorityFeePerGas: hex(GWEI),
        },
      ],
    }),
  ).toLowerCase();
  const left = [{ hash: waiting, account: `eip155:1:${ALICE}` }];
  const source = new FakeTransactionSource();
  source.answers.answerWith({ transactions: [] });
  const { widget } = await connectedWidget({
    provider,
    storage: storageOf({ sent_transactions: JSON.stringify(left) }),
    overrides: [override(RpcClients, rpcClients(lie)), override(TransactionSource, source)],
  });
  const history = await widget.feature('history');
  await history.load();
  const state = () => widget.state.features.history;
  return {
    history,
    waiting,
    replacement: () => state()?.replacement,
    rows: () => state()?.transactions,
  };
}

/** The node's own answers, with a lie about transactions. */
function rpcClients(lie: object | undefined): RpcClients {
  const clients = new NetworkRpcClients({
    clock: new SystemClock(),
    config: {},
    fetch: (input, init) => fetch(input, init),
  });
  const client: RpcClient = {
    request: async (request, signal) => {
      const answer = await clients.forNetwork(network).request(request, signal);
      const isTold = lie && request.method === 'eth_getTransactionByHash';
      return isTold && typeof answer === 'object' ? { ...answer, ...lie } : answer;
    },
  };
  return { forNetwork: () => client };
}

/** A wallet that chooses the number of every transaction itself. */
function withoutNonce(): Eip1193Provider {
  const { provider } = wallet;
  return new Proxy(provider, {
    get: (target, name) => {
      if (name !== 'request') return Reflect.get(target, name, target) as unknown;
      return ({ method, params }: { method: string; params?: readonly object[] }) => {
        const [first, ...others] = params ?? [];
        const { nonce: _its, ...rest } = (first ?? {}) as { readonly nonce?: string };
        const given = method === 'eth_sendTransaction' ? [rest, ...others] : params;
        return target.request({ method, ...(given && { params: given }) });
      };
    },
  });
}

function sentParams(): readonly unknown[] {
  return wallet.requests
    .filter(({ method }) => method === 'eth_sendTransaction')
    .map(({ params }) => params[0]);
}

async function receiptOf(hash: string): Promise<unknown> {
  return node.control.call('eth_getTransactionReceipt', hash);
}

async function balanceOf(address: string): Promise<bigint> {
  return BigInt(String(await node.control.call('eth_getBalance', address, 'latest')));
}

function hex(value: bigint): string {
  return `0x${value.toString(16)}`;
}
