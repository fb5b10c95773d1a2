import { encodeAbiParameters, type Hex } from 'viem';
import { ALICE, BOB, MALLORY } from './accounts';

const GENESIS = '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f';
const HASH = `0x${'ab'.repeat(32)}`;
const slot = { context: { slot: 100 } };
const blockhash = '4vJ9JU1bJJE96FWSJKvHsmmFADCg4gpZQff4P3bkLKi5';
const systemAccount = { owner: '1'.repeat(32), data: ['', 'base64'], executable: false };

/** What the contracts of the chain answer, by selector. */
const contracts: ReadonlyMap<string, (isOverridden: boolean) => Hex> = new Map([
  ['0x313ce567', () => encodeAbiParameters([{ type: 'uint8' }], [6])], // decimals()
  ['0x95d89b41', () => encodeAbiParameters([{ type: 'string' }], ['USDC'])], // symbol()
  // ENS's universal resolver: resolveWithGateways(bytes,bytes,string[])
  ['0xa1472844', (isOverridden: boolean) => resolved(isOverridden ? MALLORY : BOB)],
]);

function resolved(address: Hex): Hex {
  const record = encodeAbiParameters([{ type: 'bytes' }], [address]);
  return encodeAbiParameters([{ type: 'bytes' }, { type: 'address' }], [record, ALICE]);
}

/** What the nodes of an EVM and of a Solana chain answer: a value, or what a function of the parameters returns. */
const methods: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['eth_chainId', '0x1'],
  ['eth_blockNumber', '0x10'],
  ['eth_getBalance', '0x8ac7230489e80000'],
  ['eth_getBlockByNumber', { number: '0x10', baseFeePerGas: '0x3b9aca00' }],
  ['eth_maxPriorityFeePerGas', '0x1'],
  ['eth_estimateGas', '0x5208'],
  ['eth_getCode', '0x'],
  ['eth_call', ([call, , overrides]: readonly unknown[]) => called(call, overrides !== undefined)],
  ['eth_getTransactionByHash', { hash: HASH, blockNumber: '0x10', from: ALICE, nonce: '0x0' }],
  ['eth_getTransactionReceipt', { transactionHash: HASH, status: '0x1', blockNumber: '0x10' }],
  ['getGenesisHash', '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d'],
  ['getSlot', 100],
  ['getBlockHeight', 100],
  ['getBalance', { ...slot, value: 5_000_000_000 }],
  ['getLatestBlockhash', { ...slot, value: { blockhash, lastValidBlockHeight: 1000 } }],
  ['getFeeForMessage', { ...slot, value: 5000 }],
  ['getRecentPrioritizationFees', [{ slot: 100, prioritizationFee: 0 }]],
  ['getMinimumBalanceForRentExemption', 890_880],
  ['getMultipleAccounts', { ...slot, value: [systemAccount] }],
  ['sendTransaction', 'sent'],
  ['getSignatureStatuses', { ...slot, value: [null] }],
]);

function called(call: unknown, isOverridden: boolean): Hex {
  const { data } = call as { readonly data: string };
  return contracts.get(data.slice(0, 10))?.(isOverridden) ?? '0x';
}

const mined = { funded_txo_sum: 5_000_000, spent_txo_sum: 0 };

/** What the Esplora API of a Bitcoin chain answers, by the end of the path. */
const paths: readonly (readonly [end: string, answer: unknown])[] = [
  ['/blocks/0', [{ id: GENESIS, height: 0 }]],
  ['/blocks/tip/height', 900_000],
  ['/fee-estimates', { 1: 5, 3: 3 }],
  ['/utxo', [{ txid: 'ab'.repeat(32), vout: 0, value: 5_000_000 }]],
  ['', { chain_stats: mined, mempool_stats: { funded_txo_sum: 0, spent_txo_sum: 0 } }],
];

/** A `fetch` over these nodes, outside the page. */
export async function fetchFromNodes(url: string, init: RequestInit): Promise<object> {
  if (init.method === 'GET') return responseOf(paths.find(([end]) => url.endsWith(end))?.[1]);
  const asked: unknown = JSON.parse(String(init.body));
  return responseOf(Array.isArray(asked) ? asked.map(answerTo) : answerTo(asked));
}

function answerTo(call: unknown): unknown {
  const { id, method, params } = call as {
    readonly id: unknown;
    readonly method: string;
    readonly params: readonly unknown[];
  };
  const known = methods.get(method);
  if (known === undefined) return { jsonrpc: '2.0', id, error: { code: -32_601, message: method } };
  const result: unknown = typeof known === 'function' ? known(params) : known;
  return { jsonrpc: '2.0', id, result };
}

function responseOf(answer: unknown): object {
  const chunks = [new TextEncoder().encode(JSON.stringify(answer))];
  const read = async () => ({ value: chunks.shift(), done: chunks.length === 0 });
  return { ok: true, status: 200, headers: new Map(), body: { getReader: () => ({ read }) } };
}
