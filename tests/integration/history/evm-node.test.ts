import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  createWalletClient,
  encodeDeployData,
  type Hex,
  http,
  parseAbi,
  parseEther,
  publicActions,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { historySource } from '../../../composition/sources/history';
import { ethereum } from '../../../domain/network/built-in-networks';
import type { Network } from '../../../domain/network/network';
import { parseOptions } from '../../../domain/options/parse-options';
import { WidgetError } from '../../../domain/errors/widget-error';
import { formatDecimal } from '../../../domain/number/decimal';
import type { Transaction } from '../../../domain/transaction/transaction';
import { Eip155ChainAdapter } from '../../../infrastructure/chains/eip155/eip155-chain-adapter';
import { SystemClock } from '../../../infrastructure/clock/system-clock';
import { PortContainer } from '../../../infrastructure/di/port-container';
import { PUBLIC_TEST_KEYS } from '../../../infrastructure/fake/test-wallet-options';
import { NetworkRpcClients } from '../../../infrastructure/rpc/network-rpc-clients';
import { ChainAdapters } from '../../../ports/chain-adapter';
import { type RpcClient, RpcClients } from '../../../ports/rpc-client';
import { override } from '../../../ports/token';
import type { TransactionSource } from '../../../ports/transaction-source';
import {
  allPages,
  allTransactions,
  describeTransactionSource,
} from '../../contract/transaction-source.contract';
import { fieldOf } from '../../../domain/outside/untrusted-record';
import { type EvmNode, startEvm } from '../../../apps/chains/testing/evm';
import { evmContracts } from '../../../apps/chains/testing/evm-contracts';

const tokenAbi = parseAbi([
  'constructor(uint256 supply)',
  'function transfer(address to, uint256 units)',
  'function transferFrom(address from, address to, uint256 units)',
  'function approve(address spender, uint256 units)',
]);
const [ALICE, BOB] = PUBLIC_TEST_KEYS.map((key) => privateKeyToAccount(key).address) as [Hex, Hex];
const STRANGER = `0x${'5e'.repeat(20)}`;

let node: EvmNode;
let network: Network;
let token: Hex;
const hashes: Hex[] = [];

beforeAll(async () => {
  const [started, { TestToken }] = await Promise.all([startEvm({ chainId: 1 }), evmContracts()]);
  node = started;
  network = { ...ethereum, rpcUrls: { default: { http: [node.url] } } };
  const [alice, bob] = PUBLIC_TEST_KEYS.slice(0, 2).map((key) => clientOf(key)) as [Client, Client];
  const own = async (sending: Promise<Hex>): Promise<Hex> => {
    const hash = await sending;
    hashes.unshift(hash);
    return hash;
  };
  const data = encodeDeployData({
    abi: tokenAbi,
    args: [10n ** 21n],
    bytecode: TestToken.bytecode,
  });
  const deployed = await own(alice.sendTransaction({ chain: null, data }));
  const receipt = await alice.waitForTransactionReceipt({ hash: deployed, pollingInterval: 50 });
  token = receipt.contractAddress ?? '0x';
  for (let count = 1; count <= 30; count += 1) {
    await own(bob.sendTransaction({ chain: null, to: ALICE, value: BigInt(count) }));
  }
  const on = { chain: null, address: token, abi: tokenAbi } as const;
  await own(alice.writeContract({ ...on, functionName: 'transfer', args: [BOB, parseEther('5')] }));
  // Neither sender nor receiver of this transaction is Alice.
  await own(
    bob.writeContract({ ...on, functionName: 'transfer', args: [ALICE, parseEther('2.5')] }),
  );
  await own(alice.writeContract({ ...on, functionName: 'approve', args: [BOB, 1n] }));
  const refused = { ...on, functionName: 'transfer', args: [BOB, parseEther('9999')] } as const;
  await own(alice.writeContract({ ...refused, gas: 100_000n }));
  // A transfer of nothing in Alice's name, which anyone can make.
  await bob.writeContract({ ...on, functionName: 'transferFrom', args: [ALICE, BOB, 0n] });
});

afterAll(() => node.stop());

describeTransactionSource('a node with the Otterscan API', () => ({
  source: sourceOver(),
  network,
  account: ALICE,
  stranger: STRANGER,
  hashes,
}));

describe('the history at a node with the Otterscan API', () => {
  it('has what moved, exactly, also in transactions of others', async () => {
    const found = await allTransactions(sourceOver(), { address: ALICE, network });

    expect(found.slice(0, 5).map(wordsOf)).toEqual([
      ['execute', 'failed', []],
      ['approve', 'confirmed', []],
      ['receive', 'confirmed', ['in 2.5 TOK']],
      ['send', 'confirmed', ['out 5 TOK']],
      ['receive', 'confirmed', ['in 0.00000000000000003 ETH']],
    ]);
    expect(wordsOf(found.at(-1))).toEqual(['deploy', 'confirmed', []]);
  });

  it('asks at most 6 posts for the first page', async () => {
    const counting = countingFetch();
    const source = sourceOver(undefined, counting.fetch);

    const { transactions } = await source.page({ address: ALICE, network });

    // The newest of 25 is the transfer of nothing.
    expect(transactions).toHaveLength(24);
    expect(counting.count()).toBeLessThanOrEqual(6);
    process.stderr.write(`the first page of activity takes ${counting.count()} posts\n`);
  });
});

describe('the history at a node without the Otterscan API', () => {
  it('has the transfers of tokens, and says since when', async () => {
    const source = sourceOver((client) => refusing(client, { ots: true }));

    const pages = await allPages(source, { address: ALICE, network });

    expect(pages.flatMap(({ transactions }) => transactions).map(wordsOf)).toEqual([
      ['receive', 'confirmed', ['in 2.5 TOK']],
      ['send', 'confirmed', ['out 5 TOK']],
    ]);
    const first = fieldOf(await blockAt('0x0'), 'timestamp') as Hex;
    expect(pages.at(-1)?.reach).toEqual({ sinceMs: Number(first) * 1000 });
  });

  it('walks back in ranges that the node accepts, each block once', async () => {
    await node.control.undoing(async () => {
      await node.control.mine(2000);
      const ranges: (readonly [number, number])[] = [];
      const source = sourceOver((client) => refusing(client, { ots: true, blocks: 700, ranges }));

      const pages = await allPages(source, { address: ALICE, network });

      const found = pages.flatMap(({ transactions }) => transactions);
      expect(found).toHaveLength(2);
      const accepted = ranges.filter(([from, to]) => to - from < 700);
      const searched = [...new Set(accepted.map(String))].map((range) =>
        range.split(',').map(Number),
      );
      for (const [index, [from]] of searched.slice(0, -1).entries()) {
        expect(searched[index + 1]?.[1]).toBe((from ?? 0) - 1);
      }
      expect(searched.at(-1)?.[0]).toBe(0);
    });
  });

  it('is a failure where the node gives no logs at all', async () => {
    const source = sourceOver((client) => refusing(client, { ots: true, blocks: 0 }));

    await expect(source.page({ address: ALICE, network })).rejects.toMatchObject({
      code: 'RPC_RESPONSE_INVALID',
    });
  });
});

describe('a hostile node', () => {
  it.each(['from', 'to', 'hash', 'blockNumber'])(
    'that lies about %s of a transaction shows nothing of others',
    async (name) => {
      const source = sourceOver((client) => ({
        request: async (request, signal) => {
          const answer = await client.request(request, signal);
          if (!request.method.startsWith('ots_search')) return answer;
          const txs = (fieldOf(answer, 'txs') as object[]).map((tx) => ({
            ...tx,
            [name]: STRANGER,
          }));
          return { ...(answer as object), txs };
        },
      }));

      const found = await allTransactions(source, { address: ALICE, network });

      const touches = ({ metadata, transfers }: Transaction): boolean =>
        metadata.sentFrom === ALICE || metadata.sentTo === ALICE || transfers.length > 0;
      expect(found.every(touches)).toBe(true);
      expect(found.filter(({ metadata }) => !hashes.includes(metadata.hash as Hex))).toEqual([]);
    },
  );

  it.each([
    ['of another account', { topics: [] }],
    ['of another block', { blockNumber: '0xffff' }],
    ['that the chain has taken back', { removed: true }],
    ['without a contract', { address: '0x1' }],
  ])('whose logs are %s shows none of them', async (_what, wrong) => {
    const source = sourceOver((client) => {
      const without = refusing(client, { ots: true });
      return {
        request: async (request, signal) => {
          const answer = await without.request(request, signal);
          if (request.method !== 'eth_getLogs') return answer;
          return (answer as object[]).map((log) => ({ ...log, ...wrong }));
        },
      };
    });

    expect(await allTransactions(source, { address: ALICE, network })).toEqual([]);
  });

  it.each([[{}], ['x'], [null], [{ txs: 'x', receipts: 'x' }]])(
    'that answers a search with %j is a failure',
    async (odd) => {
      await expect(searched(odd)).rejects.toMatchObject({ code: 'RPC_RESPONSE_INVALID' });
    },
  );

  it('whose transactions are no objects shows none of them', async () => {
    expect(await searched({ txs: [7, null, 'x', []], receipts: [] })).toEqual([]);
  });
});

/** The history of a stranger at a node that answers searches with `odd`. */
function searched(odd: unknown): Promise<readonly Transaction[]> {
  const source = sourceOver((client) => ({
    request: async (request, signal) =>
      request.method.startsWith('ots_search') ? odd : client.request(request, signal),
  }));
  return allTransactions(source, { address: STRANGER, network });
}

function clientOf(key: Hex) {
  const account = privateKeyToAccount(key);
  return createWalletClient({ account, transport: http(node.url) }).extend(publicActions);
}

type Client = ReturnType<typeof clientOf>;

function wordsOf(transaction: Transaction | undefined) {
  const moved = transaction?.transfers.map((each) =>
    each.kind === 'fungible'
      ? `${each.direction} ${formatDecimal(each.quantity)} ${each.symbol}`
      : each.name,
  );
  return [transaction?.metadata.operationType, transaction?.metadata.status, moved];
}

function blockAt(at: string): Promise<unknown> {
  return node.control.call('eth_getBlockByNumber', at, false);
}

/** The real client, as `change` passes its answers on. */
function sourceOver(
  change: (client: RpcClient) => RpcClient = (client) => client,
  fetched: typeof fetch = (input, init) => fetch(input, init),
): TransactionSource {
  const config = { customRpcUrls: {}, enableHostedRpc: false };
  const real = new NetworkRpcClients({ clock: new SystemClock(), config, fetch: fetched });
  const clients: RpcClients = { forNetwork: (each) => change(real.forNetwork(each)) };
  const adapter = new Eip155ChainAdapter({
    clock: new SystemClock(),
    networks: () => [network],
    rpcClients: clients,
  });
  const ports = new PortContainer([
    override(RpcClients, clients),
    override(ChainAdapters, { find: async () => adapter }),
  ]);
  return historySource(parseOptions({ networks: [network] }), ports);
}

interface Refusal {
  readonly ots: boolean;

  /** The most blocks in a question for logs. */
  readonly blocks?: number;
  readonly ranges?: (readonly [number, number])[];
}

/** A node that refuses what public nodes refuse. */
function refusing(client: RpcClient, { ots, blocks = Infinity, ranges }: Refusal): RpcClient {
  return {
    request: async (request, signal) => {
      if (ots && request.method.startsWith('ots_')) {
        throw new WidgetError('RPC', { rpcCode: -32601, rpcMessage: 'Method not found' });
      }
      if (request.method === 'eth_getLogs') {
        const [filter] = request.params ?? [];
        const [from, to] = ['fromBlock', 'toBlock'].map((name) => Number(fieldOf(filter, name)));
        ranges?.push([from ?? 0, to ?? 0]);
        if ((to ?? 0) - (from ?? 0) >= blocks) {
          throw new WidgetError('RPC', { rpcCode: -32602, rpcMessage: 'range is too large' });
        }
      }
      return client.request(request, signal);
    },
  };
}

function countingFetch() {
  let posts = 0;
  return {
    count: () => posts,
    fetch: (async (input, init) => {
      posts += 1;
      return fetch(input, init);
    }) as typeof fetch,
  };
}
