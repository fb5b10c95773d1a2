import { describe, expect, it } from '@jest/globals';
import { encodeAbiParameters, encodeEventTopics, type Hex, parseAbi } from 'viem';
import { WidgetError } from '../../../../../domain/errors/widget-error';
import { ethereum } from '../../../../../domain/network/built-in-networks';
import { formatCaipAddress } from '../../../../../domain/caip/caip-address';
import { PERMIT2_ADDRESS } from '../../../../../domain/swap/swap-call';
import { Eip155Simulation } from '../../../../../infrastructure/chains/eip155/eip155-simulation';
import type { AskedSimulation } from '../../../../../infrastructure/chains/eip155/simulated-calls';
import type { RpcRequest } from '../../../../../ports/rpc-client';

const ME = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const THIEF = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const NFT = `0x${'4f'.repeat(20)}` as const;
const NATIVE = `0x${'ee'.repeat(20)}` as const;
const from = formatCaipAddress({ namespace: 'eip155', chainReference: '1', address: ME });
const call = { to: THIEF, data: '0x12aa3caf', units: 5n };
const word = (value: bigint): Hex => encodeAbiParameters([{ type: 'uint256' }], [value]);
const reverts = new WidgetError('RPC', { rpcCode: 3, rpcMessage: 'execution reverted: no' });
const unknown = new WidgetError('RPC', {
  rpcCode: -32601,
  rpcMessage: 'the method does not exist',
});
const abi = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'event Approval(address indexed owner, address indexed spender, uint256 value)',
  'event ApprovalForAll(address indexed owner, address indexed operator, bool approved)',
  'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)',
]);

const BLOCK = {
  number: '0x10',
  timestamp: '0x1000',
  gasLimit: '0x1c9c380',
  baseFeePerGas: '0x3b9aca00',
  miner: `0x${'1d'.repeat(20)}`,
};

/** What every node knows beside its answers. */
const usual: Readonly<Record<string, unknown>> = {
  eth_getBalance: '0x64',
  eth_getBlockByNumber: BLOCK,
  eth_maxPriorityFeePerGas: '0x5',
};

/** A node with these answers, and the requests to it that try something. A list answers one after the other. */
function nodeThat(answers: Readonly<Record<string, unknown>>) {
  const asked: RpcRequest[] = [];
  const request = async (question: RpcRequest) => {
    const known: unknown = answers[question.method] ?? usual[question.method];
    if (!(question.method in usual)) asked.push(question);
    const inTurn = known instanceof InTurn ? known.next() : known;
    const answer = inTurn;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const simulation = new Eip155Simulation({ rpcClients: { forNetwork: () => ({ request }) } });
  return { asked, tried: () => simulation.simulate(call, from, ethereum, [USDC]) };
}

/** Answers to the same question, one after the other. */
class InTurn {
  readonly #answers: unknown[];

  constructor(...answers: readonly unknown[]) {
    this.#answers = [...answers];
  }

  next(): unknown {
    return this.#answers.length > 1 ? this.#answers.shift() : this.#answers[0];
  }
}

/** An answer of `eth_simulateV1`: two balances before and after, and the events of the call. */
function trial(
  logs: readonly unknown[],
  result: object = { status: '0x1', gasUsed: '0x0' },
  [coins, tokens]: readonly [bigint, bigint] = [45n, 70n],
): unknown {
  const look = (units: bigint) => ({ status: '0x1', returnData: word(units), logs: [] });
  return [{ calls: [look(50n), look(100n), { ...result, logs }, look(coins), look(tokens)] }];
}

type EventName = 'Approval' | 'ApprovalForAll' | 'Transfer' | 'TransferSingle';

function log(address: string, eventName: EventName, args: object, data: Hex) {
  const topics = encodeEventTopics({ abi, eventName, args });
  return { address, topics, data };
}

interface Expected {
  readonly native?: bigint;
  readonly tokens: readonly object[];
}

const transfer = (address: string, a: string, b: string, units: bigint) =>
  log(address, 'Transfer', { from: a, to: b }, word(units));
const item = (address: string, a: string, b: string) => {
  const { topics } = transfer(address, a, b, 0n);
  return { address, topics: [...topics, word(7n)], data: '0x' };
};

describe('a simulated call', () => {
  it('is requested from the account, with its value, and nothing is sent', async () => {
    const { asked, tried } = nodeThat({ eth_simulateV1: trial([]) });
    await tried();

    expect(asked.map(({ method }) => method)).toEqual(['eth_simulateV1', 'eth_simulateV1']);
    for (const { params } of asked) {
      expect(params).toMatchObject([
        {
          traceTransfers: true,
          validation: true,
          blockStateCalls: [
            {
              calls: [
                { from: expect.not.stringContaining(ME) },
                { to: USDC, data: expect.stringMatching(/^0x70a08231/) },
                { from: ME, to: THIEF, value: '0x5', data: '0x12aa3caf' },
                {},
                { to: USDC },
              ],
            },
          ],
        },
        'latest',
      ]);
    }
  });

  it('has the fees, the block and the gas of a transaction, twice and each time others', async () => {
    const { asked, tried } = nodeThat({
      eth_simulateV1: trial([], { status: '0x1', gasUsed: '0x186a0' }),
    });
    await tried();

    const blocks = asked.map(({ params }) => {
      const [{ blockStateCalls }] = params as never as [{ blockStateCalls: AskedSimulation[] }];
      const [{ blockOverrides = {}, calls, stateOverrides }] = blockStateCalls as [AskedSimulation];
      return { ...blockOverrides, call: calls[2], coins: stateOverrides[ME]?.balance };
    });
    expect(blocks).toMatchObject([
      { number: '0x11', baseFeePerGas: '0x3b9aca00', feeRecipient: BLOCK.miner },
      { number: '0x12', baseFeePerGas: '0x430e2340' },
    ]);
    const [first, second] = blocks.map(({ call }) => call);
    expect(first).toMatchObject({ maxFeePerGas: '0x3b9aca05', maxPriorityFeePerGas: '0x5' });
    // Three halves of the hundred thousand that the first one took, and a hundred thousand.
    expect(second).toMatchObject({ gas: '0x3d090', maxFeePerGas: '0x430e2345' });
    expect(BigInt(first?.gas ?? 0)).toBeGreaterThan(1_000_000n);
    for (const name of ['time', 'prevRandao', 'feeRecipient', 'number', 'baseFeePerGas'] as const) {
      const [one, other] = blocks.map(
        (block) => (block as Readonly<Record<string, unknown>>)[name],
      );
      expect(one).toBeDefined();
      expect(one).not.toBe(other);
    }
    // While the call runs, the account has what it has: what the gas may cost is added before.
    expect(BigInt(blocks[1]?.coins ?? 0)).toBe(100n + 250_000n * 0x430e2345n);
  });

  it('has the worse of both changes, and is reverted where one is', async () => {
    const honest = trial([]);
    const taken = trial([transfer(NFT, ME, THIEF, 9n)], undefined, [40n, 0n]);
    expect(await nodeThat({ eth_simulateV1: new InTurn(honest, taken) }).tried()).toEqual({
      status: 'done',
      changes: {
        native: -10n,
        grants: [],
        tokens: [
          { contract: USDC.toLowerCase(), units: -100n },
          { contract: NFT, units: -9n },
        ],
      },
    });
    const failing = trial([], { status: '0x0', error: { message: 'no' } });
    expect(await nodeThat({ eth_simulateV1: new InTurn(honest, failing) }).tried()).toEqual({
      status: 'reverted',
      reason: 'no',
    });
  });

  it('does not count what the gas cost', async () => {
    const rich = (left: bigint): unknown => {
      const look = (units: bigint) => ({ status: '0x1', returnData: word(units), logs: [] });
      const ran = { status: '0x1', gasUsed: '0xa', logs: [] };
      return [{ calls: [look(10n ** 18n), look(0n), ran, look(10n ** 18n - left), look(0n)] }];
    };
    const answers = new InTurn(rich(10n * 0x3b9aca05n), rich(10n * 0x430e2345n));
    expect(await nodeThat({ eth_simulateV1: answers }).tried()).toMatchObject({
      changes: { native: 0n },
    });
  });

  it('is simulated unlike a transaction where the account is a contract, which sends none', async () => {
    const notAnEoa = new WidgetError('RPC', { rpcCode: -38_000, rpcMessage: 'sender not an eoa' });
    const { asked, tried } = nodeThat({ eth_simulateV1: new InTurn(notAnEoa, trial([])) });
    expect(await tried()).toMatchObject({ status: 'done', changes: { native: -5n } });
    const modes = asked.map(({ params }) => (params as readonly [object])[0]);
    expect(modes[1]).toMatchObject({ validation: false });
  });

  it("has the changes of read balances, whatever the contract's events say", async () => {
    const told = trial([transfer(USDC, ME, THIEF, 1n)]);
    expect(await nodeThat({ eth_simulateV1: told }).tried()).toEqual({
      status: 'done',
      changes: { native: -5n, grants: [], tokens: [{ contract: USDC.toLowerCase(), units: -30n }] },
    });
  });

  it.each<[string, unknown, Expected]>([
    ['a token', transfer(NFT, ME, THIEF, 9n), { tokens: [{ contract: NFT, units: -9n }] }],
    [
      'a token that comes',
      transfer(NFT, THIEF, ME, 9n),
      { tokens: [{ contract: NFT, units: 9n }] },
    ],
    ['an item', item(NFT, ME, THIEF), { tokens: [{ contract: NFT, units: -1n }] }],
    [
      'some of a collection',
      log(
        NFT,
        'TransferSingle',
        { operator: THIEF, from: ME, to: THIEF },
        encodeAbiParameters([{ type: 'uint256' }, { type: 'uint256' }], [7n, 9n]),
      ),
      { tokens: [{ contract: NFT, units: -1n }] },
    ],
    ['the own currency', transfer(NATIVE, ME, THIEF, 5n), { native: -5n, tokens: [] }],
    ['no change of this account', transfer(NFT, THIEF, USDC, 9n), { tokens: [] }],
  ])('has the changes in events: %s', async (_what, event, { native = -5n, tokens }) => {
    const { tried } = nodeThat({ eth_simulateV1: trial([event]) });
    expect(await tried()).toEqual({
      status: 'done',
      changes: {
        native,
        grants: [],
        tokens: [{ contract: USDC.toLowerCase(), units: -30n }, ...tokens],
      },
    });
  });

  const approval = (owner: string, units: bigint, address: string = NFT) =>
    log(address, 'Approval', { owner, spender: THIEF }, word(units));
  const forAll = (owner: string, yes: bigint) =>
    log(NFT, 'ApprovalForAll', { owner, operator: THIEF }, word(yes));

  it.each<[string, object, readonly string[]]>([
    ['a right to a token', approval(ME, 1n), [NFT]],
    ['one that is taken back', approval(ME, 0n), []],
    ['another account’s', approval(THIEF, 1n), []],
    [
      'a right to an item',
      { ...approval(ME, 0n), topics: [...approval(ME, 0n).topics, word(7n)] },
      [NFT],
    ],
    ['a right to a collection', forAll(ME, 1n), [NFT]],
    ['one that is taken back from it', forAll(ME, 0n), []],
    ['anything in Permit2', approval(ME, 0n, PERMIT2_ADDRESS), [PERMIT2_ADDRESS]],
  ])('has the allowances in events: %s', async (_what, event, grants) => {
    expect(await nodeThat({ eth_simulateV1: trial([event]) }).tried()).toMatchObject({
      changes: { grants },
    });
  });

  it('leaves out invalid events', async () => {
    const odd = [
      null,
      {},
      { address: NFT, topics: ['x'], data: '0x' },
      { address: NFT, topics: [] },
    ];
    expect(await nodeThat({ eth_simulateV1: trial(odd) }).tried()).toMatchObject({
      changes: { grants: [], tokens: [{ contract: USDC.toLowerCase() }] },
    });
  });

  it('reports that the chain would revert it', async () => {
    const failed = trial([], { status: '0x0', error: { message: 'execution reverted: no' } });
    expect(await nodeThat({ eth_simulateV1: failed }).tried()).toEqual({
      status: 'reverted',
      reason: 'execution reverted: no',
    });
  });

  it.each([
    ['does not know how', unknown],
    ['answers something else', [{ calls: [] }]],
    ['answers nothing', null],
  ])('is requested alone where the node %s', async (_what, answer) => {
    const node = nodeThat({ eth_simulateV1: answer, eth_estimateGas: '0x186a0', eth_call: '0x' });
    expect(await node.tried()).toEqual({ status: 'done' });
    const sent = {
      from: ME,
      to: THIEF,
      value: '0x5',
      data: '0x12aa3caf',
      gas: '0x3d090',
      maxFeePerGas: '0x3b9aca05',
      maxPriorityFeePerGas: '0x5',
    };
    expect(node.asked.at(-1)).toEqual({ method: 'eth_call', params: [sent, 'latest'] });

    const refusing: readonly Readonly<Record<string, unknown>>[] = [
      { eth_estimateGas: reverts },
      { eth_estimateGas: '0x186a0', eth_call: reverts },
    ];
    for (const answers of refusing) {
      expect(await nodeThat({ eth_simulateV1: answer, ...answers }).tried()).toEqual({
        status: 'reverted',
        reason: 'execution reverted: no',
      });
    }
  });

  it('fails where no node can be asked', async () => {
    const gone = new WidgetError('RPC_UNREACHABLE', { url: 'https://node.test' });
    await expect(nodeThat({ eth_simulateV1: gone }).tried()).rejects.toBe(gone);
    const poor = new WidgetError('RPC', { rpcCode: -32000, rpcMessage: 'insufficient funds' });
    await expect(
      nodeThat({ eth_simulateV1: unknown, eth_estimateGas: '0x1', eth_call: poor }).tried(),
    ).rejects.toBe(poor);
  });
});
