import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { privateKeyToAccount } from 'viem/accounts';
import { ethereum } from '../../../domain/network/built-in-networks';
import { Eip155ChainAdapter } from '../../../infrastructure/chains/eip155/eip155-chain-adapter';
import { SystemClock } from '../../../infrastructure/clock/system-clock';
import { NetworkRpcClients } from '../../../infrastructure/rpc/network-rpc-clients';
import { callNode } from '../../../apps/chains/nodes/evm.mjs';
import { type EvmNode, startEvm } from '../../../apps/chains/testing/evm';
import { type FaultServer, startFaultServer } from '../../../apps/chains/testing/fault-server';
import { clientOf } from './rpc-harness';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

/** An account that the node itself signs for. */
const CAROL = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

/** An account without a balance. */
const BOB = '0x2222222222222222222222222222222222222222';
const TEN_THOUSAND_ETHER = 10_000n * 10n ** 18n;

let node: EvmNode;
let otherChain: EvmNode;
let faulty: FaultServer;

beforeAll(async () => {
  [node, otherChain] = await Promise.all([startEvm({ chainId: 1 }), startEvm({ chainId: 42161 })]);
  faulty = await startFaultServer({ upstream: node.url });
});

afterAll(async () => {
  await Promise.all([faulty.stop(), node.stop(), otherChain.stop()]);
});

beforeEach(() => {
  faulty.set();
});

describe('on a real chain', () => {
  it("[R7.9] gives the node's own answer to every method that is read", async () => {
    const client = clientOf([node.url]);
    const latest: unknown = await callNode(node.url, 'eth_getBlockByNumber', ['latest', false]);
    const { hash } = latest as { readonly hash: string };
    const transfer = { from: ALICE, to: ALICE, value: '0x1' };
    const calls: readonly (readonly [string, readonly unknown[]])[] = [
      ['eth_call', [transfer, 'latest']],
      ['eth_estimateGas', [transfer]],
      ['eth_getBalance', [ALICE, 'latest']],
      ['eth_getBlockByHash', [hash, false]],
      ['eth_getBlockByNumber', ['latest', false]],
      ['eth_chainId', []],
      ['eth_gasPrice', []],
      ['eth_maxPriorityFeePerGas', []],
      ['eth_getTransactionCount', [ALICE, 'latest']],
    ];
    const [answers, expected] = await Promise.all([
      Promise.all(calls.map(([method, params]) => client.request({ method, params }))),
      Promise.all(calls.map(([method, params]) => callNode(node.url, method, params))),
    ]);
    expect(answers).toEqual(expected);
  });

  it("[R7.9] sends what the node or a key signs, once, and passes on the node's refusals", async () => {
    const client = clientOf([faulty.url]);
    const key = privateKeyToAccount(`0x${'11'.repeat(32)}`);
    await node.control.setBalance(key.address, 10n ** 18n);
    const transfer = { from: CAROL, to: BOB, value: '0x2' };
    const raw = await key.signTransaction({
      chainId: 1,
      to: BOB,
      value: 3n,
      gas: 21_000n,
      maxFeePerGas: 10n ** 11n,
    });

    const hashes = await Promise.all([
      client.request({ method: 'eth_sendTransaction', params: [transfer] }),
      client.request({ method: 'eth_sendRawTransaction', params: [raw] }),
    ]);
    await expect(
      client.request({ method: 'wallet_sendTransaction', params: [transfer] }),
    ).rejects.toMatchObject({ code: 'RPC', context: { rpcCode: expect.any(Number) } });

    expect(hashes).toEqual([
      expect.stringMatching(/^0x[0-9a-f]{64}$/),
      expect.stringMatching(/^0x[0-9a-f]{64}$/),
    ]);
    expect(await client.request({ method: 'eth_getBalance', params: [BOB, 'latest'] })).toBe('0x5');
    const sent = faulty.posts.flatMap(({ methods }) => methods).filter((one) => /_send/.test(one));
    expect([...sent].sort()).toEqual([
      'eth_sendRawTransaction',
      'eth_sendTransaction',
      'wallet_sendTransaction',
    ]);
  });

  it('[R7.4] [R7.17] reads a balance through an endpoint that fails twice', async () => {
    faulty.set({ status: 503, times: 1 }, { truncateAtBytes: 10, times: 1 });
    expect(await balanceFrom(faulty.url)).toBe(TEN_THOUSAND_ETHER);
    expect(faulty.posts).toHaveLength(3);
  });

  it('[R7.4] needs a single post from nothing to a balance', async () => {
    expect(await balanceFrom(faulty.url)).toBe(TEN_THOUSAND_ETHER);
    expect(faulty.posts.map(({ methods }) => methods)).toEqual([['eth_chainId', 'eth_getBalance']]);
  });

  it('R30 takes no balance from a node of another chain', async () => {
    await otherChain.control.setBalance(ALICE, 1n);
    expect(await balanceFrom(otherChain.url, node.url)).toBe(TEN_THOUSAND_ETHER);
    await expect(balanceFrom(otherChain.url)).rejects.toMatchObject({
      code: 'RPC_WRONG_CHAIN',
      context: { expected: '1', actual: '42161' },
    });
  });

  it('[R7.7] reads a thousand balances, each its own', async () => {
    const client = clientOf([node.url]);
    const accounts = Array.from(
      { length: 1000 },
      (_, index) => `0x${(2 ** 40 + index).toString(16).padStart(40, '0')}`,
    );
    await node.control.setBalance(accounts[7] ?? '', 7n);
    const balances = await Promise.all(
      accounts.map((account) =>
        client.request({ method: 'eth_getBalance', params: [account, 'latest'] }),
      ),
    );
    expect(balances).toEqual(accounts.map((_, index) => (index === 7 ? '0x7' : '0x0')));
  });
});

/** The balance of {@link ALICE} as the chain adapter reads it from these endpoints of Ethereum. */
function balanceFrom(...http: readonly string[]): Promise<bigint> {
  const clock = new SystemClock();
  const rpcClients = new NetworkRpcClients({ clock, fetch, config: {} });
  const network = { ...ethereum, rpcUrls: { default: { http } } };
  return new Eip155ChainAdapter({ clock, networks: () => [network], rpcClients }).nativeBalance(
    ALICE,
    network,
  );
}
