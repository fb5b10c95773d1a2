import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  type Abi,
  encodeAbiParameters,
  encodeEventTopics,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  type Hex,
  parseAbi,
  parseEther,
} from 'viem';
import { callNode, findAnvil, startAnvil } from '../../../chains/nodes/evm.mjs';
import { type Contract, deployingAccount } from '../../../chains/testing/deploying-account';
import { evmContracts } from '../../../chains/testing/evm-contracts';
import type { Plan } from '../../src/domain/readings/reading';
import { nodeOf } from '../../src/adapters/nodes/ask-node';
import { accounts, type Node, planFor, readingOf } from './plan-world';

jest.setTimeout(60_000);

const CHAIN = 'eip155:1';
const ETHER = { id: CHAIN, name: 'Ethereum', symbol: 'ETH', decimals: 18 };
const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const own = accounts.evm.address;
const exchangeAbi = parseAbi([
  'function exchange(address from, uint256 taken, address to, uint256 given) payable',
]);
const tokenAbi = [...erc20Abi, ...parseAbi(['constructor(uint256 supply)'])] as Abi;

function effectOf({ reading }: Plan): readonly string[] {
  const { facts = [], kind = 'none' } = reading.effect ?? {};
  return [kind, ...facts.map(({ label, value }) => `${label}: ${value}`)];
}

describe('the effect by a test run of a real node', () => {
  if (findAnvil() === undefined && process.env['CI'] !== 'true') {
    it.todo('runs where a node is installed');
    return;
  }

  let chain: Awaited<ReturnType<typeof startAnvil>>;
  let first: Contract;
  let second: Contract;
  let exchange: Contract;

  beforeAll(async () => {
    const [started, contracts] = await Promise.all([startAnvil({ chainId: 1 }), evmContracts()]);
    chain = started;
    await callNode(chain.url, 'anvil_setBalance', [own, '0x56bc75e2d63100000']);
    const { deploy, write } = deployingAccount(chain.url);
    const token = { abi: tokenAbi, bytecode: contracts.TestToken.bytecode };
    first = await deploy(token, 1_000_000n * 10n ** 18n);
    second = await deploy(token, 1_000_000n * 10n ** 18n);
    exchange = await deploy({ abi: exchangeAbi, bytecode: contracts.TestExchange.bytecode });
    await write(first, 'transfer', [own, 50n * 10n ** 18n]);
    await write(second, 'transfer', [exchange.address, 500n * 10n ** 18n]);
    // The account has allowed the exchange before.
    await callNode(chain.url, 'anvil_impersonateAccount', [own]);
    await callNode(chain.url, 'eth_sendTransaction', [
      { from: own, to: first.address, data: approval(exchange.address, 30n * 10n ** 18n) },
    ]);
  });
  afterAll(() => chain.stop());

  const approval = (spender: Hex, units: bigint): Hex =>
    encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, units] });
  const exchanging = (taken: bigint, given: bigint, to = second.address): Hex =>
    encodeFunctionData({
      abi: exchangeAbi,
      functionName: 'exchange',
      args: [first.address, taken * 10n ** 18n, to, given * 10n ** 18n],
    });
  const ask = (method: string, params: unknown): Promise<Plan> => {
    const network = { ...ETHER, rpcUrl: chain.url };
    return planFor(CHAIN, method, params, nodeOf(network), { network });
  };
  const send = (fields: object): Promise<Plan> =>
    ask('eth_sendTransaction', [{ from: own, ...fields }]);

  it('[R7.16] says what leaves and what arrives', async () => {
    const plan = await send({ to: exchange.address, data: exchanging(20n, 300n) });
    expect(effectOf(plan)).toEqual([
      'changes',
      `leaves: 20 TOK (${getAddress(first.address)})`,
      `arrives: 300 TOK (${getAddress(second.address)})`,
    ]);
    // What the wallet cannot read it still cannot read.
    expect(plan.reading).toMatchObject({ isUnderstood: false, warnings: ['unknown'] });
    expect(effectOf(await send({ to: BOB, value: '0x16345785d8a0000' }))).toEqual([
      'changes',
      'leaves: 0.1 ETH',
    ]);
  });

  it('[R7.16] says what others may move then', async () => {
    const bounded = approval(BOB, 5n * 10n ** 18n);
    expect(effectOf(await send({ to: first.address, data: bounded }))).toEqual([
      'changes',
      `mayMove: 5 TOK (${getAddress(first.address)}), by ${BOB}`,
    ]);
    const all = await send({ to: first.address, data: approval(BOB, 2n ** 256n - 1n) });
    expect(effectOf(all)).toEqual([
      'changes',
      `mayMove: Unlimited (${getAddress(first.address)}), by ${BOB}`,
    ]);
    expect(all.reading.warnings).toEqual(['unlimited']);
    expect(effectOf(await send({ to: first.address, data: approval(BOB, 0n) }))).toEqual([
      'nothing',
    ]);
  });

  it('[R7.16] says what others may move after the calls, of tokens that log no use of it', async () => {
    const batch = (allowed: bigint) =>
      ask('wallet_sendCalls', [
        {
          version: '2.0.0',
          from: own,
          calls: [
            { to: first.address, data: approval(exchange.address, allowed * 10n ** 18n) },
            { to: exchange.address, data: exchanging(5n, 10n) },
          ],
        },
      ]);
    const changed = [
      'changes',
      `leaves: 5 TOK (${getAddress(first.address)})`,
      `arrives: 10 TOK (${getAddress(second.address)})`,
    ];

    expect(effectOf(await batch(5n))).toEqual(changed);
    expect(effectOf(await batch(7n))).toEqual([
      ...changed,
      `mayMove: 2 TOK (${getAddress(first.address)}), by ${getAddress(exchange.address)}`,
    ]);
  });

  it('[R7.16] runs the calls of a batch one after the other', async () => {
    const transfer = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transfer',
      args: [BOB, 10n ** 18n],
    });
    const calls = [
      { to: first.address, data: transfer },
      { to: first.address, data: transfer },
      { to: BOB, value: '0x1' },
    ];
    const plan = await ask('wallet_sendCalls', [{ version: '2.0.0', from: own, calls }]);
    expect(effectOf(plan)).toEqual([
      'changes',
      `leaves: 2 TOK (${getAddress(first.address)})`,
      'leaves: 0.000000000000000001 ETH',
    ]);
  });

  it('[R7.16] says that it would fail, and why', async () => {
    const gas = '0x30d40';
    const plan = await send({ to: exchange.address, data: exchanging(40n, 1n), gas });
    expect(effectOf(plan)).toEqual(['fails', 'reason: Panic 17']);
    expect(plan.reading.warnings).toContain('wouldFail');
    const poor = await send({ to: BOB, value: `0x${parseEther('1000').toString(16)}`, gas });
    expect(effectOf(poor)).toEqual(['fails', expect.stringMatching(/insufficient funds/i)]);
  });
});

describe('what a node says of the effect', () => {
  const node: Node = {
    eth_call: `0x${'6'.padStart(64, '0')}`,
    eth_estimateGas: '0x5208',
    eth_getTransactionCount: '0x7',
    eth_getBlockByNumber: { baseFeePerGas: '0x3b9aca00' },
    eth_maxPriorityFeePerGas: '0x3b9aca00',
  };
  const approveAll = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'approve',
    args: [BOB, 2n ** 256n - 1n],
  });
  const withAnswer = (answer: unknown): Promise<Plan> =>
    planFor(
      CHAIN,
      'eth_sendTransaction',
      [{ from: own, to: TOKEN, data: approveAll }],
      { ...node, ...(answer !== undefined && { eth_simulateV1: answer }) },
      { network: { ...ETHER, rpcUrl: 'https://node.test' } },
    );
  const done = (...logs: readonly unknown[]) => [
    { calls: [{ status: '0x1', returnData: '0x', logs }] },
  ];
  const nftAbi = parseAbi([
    'event Transfer(address indexed from, address indexed to, uint256 indexed id)',
    'event Approval(address indexed owner, address indexed spender, uint256 indexed id)',
    'event ApprovalForAll(address indexed owner, address indexed operator, bool approved)',
    'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)',
    'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)',
  ]);
  const log = (
    eventName: 'Approval' | 'ApprovalForAll' | 'Transfer' | 'TransferBatch' | 'TransferSingle',
    args: object,
    data: Hex = '0x',
  ) => ({
    address: TOKEN.toLowerCase(),
    topics: encodeEventTopics({ abi: nftAbi, eventName, args }),
    data,
  });
  const pair = [{ type: 'uint256' }, { type: 'uint256' }] as const;
  const lists = [{ type: 'uint256[]' }, { type: 'uint256[]' }] as const;

  it('[R7.16] is read of NFTs, one by one and in lists', async () => {
    const plan = await withAnswer(
      done(
        log('Transfer', { from: own, to: BOB, id: 7n }),
        log(
          'TransferSingle',
          { operator: BOB, from: BOB, to: own },
          encodeAbiParameters(pair, [3n, 2n]),
        ),
        log(
          'TransferBatch',
          { operator: BOB, from: own, to: BOB },
          encodeAbiParameters(lists, [
            [3n, 4n],
            [1n, 6n],
          ]),
        ),
        log('Approval', { owner: own, spender: BOB, id: 9n }),
        log(
          'ApprovalForAll',
          { owner: own, operator: BOB },
          encodeAbiParameters([{ type: 'bool' }], [true]),
        ),
        log('Transfer', { from: BOB, to: TOKEN, id: 1n }),
      ),
    );
    expect(effectOf(plan)).toEqual([
      'changes',
      `leaves: Item 7 (${TOKEN})`,
      `arrives: Item 3 (${TOKEN})`,
      `leaves: 6 × Item 4 (${TOKEN})`,
      `mayMove: Item 9 (${TOKEN}), by ${BOB}`,
      `mayMove: Every item of ${TOKEN}, by ${BOB}`,
    ]);
  });

  it('[R7.16] hides nothing of the call, however it lies', async () => {
    const honest = await withAnswer(undefined);
    for (const answer of [
      done(),
      done(log('Transfer', { from: BOB, to: own, id: 1n })),
      [{ calls: [{ status: '0x0', returnData: '0x', error: { message: 'x'.repeat(5_000) } }] }],
    ]) {
      const plan = await withAnswer(answer);
      expect(readingOf(plan)).toEqual(readingOf(honest));
      expect(plan.reading.warnings).toContain('unlimited');
      expect(plan.reading.raw).toBe(honest.reading.raw);
      expect(JSON.stringify(plan.reading.effect).length).toBeLessThan(400);
    }
  });

  it.each([
    undefined,
    null,
    'x',
    [],
    [{}],
    [{ calls: [] }],
    [{ calls: [1] }],
    [{ calls: [{ status: '0x1' }, { status: '0x1' }] }],
    [{ calls: [{ status: '0x1', logs: [1] }] }],
  ])('[R7.16] that cannot be read is no claim: %j', async (answer) => {
    const { reading } = await withAnswer(answer);
    expect(reading.effect).toEqual({ kind: 'unable', facts: [] });
  });

  it('[R7.16] keeps the visitor waiting for three seconds at most', async () => {
    jest.useFakeTimers();
    try {
      const approval = withAnswer(new Promise(() => undefined));
      await jest.advanceTimersByTimeAsync(3_000);
      const { reading } = await approval;
      expect(reading.effect).toEqual({ kind: 'late', facts: [] });
      expect(reading.isUnderstood).toBe(true);
    } finally {
      jest.useRealTimers();
    }
  });

  it('[R7.16] is cut where it is endless', async () => {
    const many = Array.from({ length: 40 }, (_, id) =>
      log('Transfer', { from: own, to: BOB, id: BigInt(id) }),
    );
    const effect = effectOf(await withAnswer(done(...many)));
    expect(effect).toHaveLength(14);
    expect(effect.at(-1)).toBe('more: 28');
  });
});
