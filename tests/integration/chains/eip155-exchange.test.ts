import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { encodeDeployData, encodeFunctionData, type Hex, parseAbi } from 'viem';
import { formatCaipAddress } from '../../../domain/caip/caip-address';
import { ethereum } from '../../../domain/network/built-in-networks';
import type { Network } from '../../../domain/network/network';
import { swapOutcomeFault } from '../../../domain/swap/swap-outcome';
import type { SwapRequest } from '../../../domain/swap/swap-token';
import type { ContractCall } from '../../../domain/transaction/contract-call';
import { Eip155ChainAdapter } from '../../../infrastructure/chains/eip155/eip155-chain-adapter';
import { SystemClock } from '../../../infrastructure/clock/system-clock';
import { NetworkRpcClients } from '../../../infrastructure/rpc/network-rpc-clients';
import { balanceOf } from '../../support/token-balances';
import { type EvmNode, startEvm } from '../../../apps/chains/testing/evm';
import { evmContracts } from '../../../apps/chains/testing/evm-contracts';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const NONE = `0x${'0'.repeat(40)}` as const;
const abi = parseAbi([
  'function approve(address spender, uint256 units) returns (bool)',
  'function transfer(address to, uint256 units) returns (bool)',
  'function exchange(address from, uint256 taken, address to, uint256 given) payable',
  'function exchangeAndTake(address from, uint256 taken, address to, uint256 given, address other, uint256 more)',
]);

let node: EvmNode;
let network: Network;
let adapter: Eip155ChainAdapter;
let gold: Hex;
let silver: Hex;
let other: Hex;
let exchange: Hex;

beforeAll(async () => {
  const [started, { TestExchange, TestToken }] = await Promise.all([
    startEvm({ chainId: 1 }),
    evmContracts(),
  ]);
  node = started;
  network = { ...ethereum, rpcUrls: { default: { http: [node.url] } } };
  const rpcClients = new NetworkRpcClients({ clock: new SystemClock(), fetch, config: {} });
  adapter = new Eip155ChainAdapter({
    clock: new SystemClock(),
    networks: () => [network],
    rpcClients,
  });
  const token = (): Promise<Hex> =>
    made(
      encodeDeployData({
        abi: parseAbi(['constructor(uint256 supply)']),
        args: [10n ** 24n],
        bytecode: TestToken.bytecode,
      }),
    );
  gold = await token();
  silver = await token();
  other = await token();
  exchange = await made(TestExchange.bytecode);
  const most = 2n ** 200n;
  await tell(
    silver,
    encodeFunctionData({ abi, functionName: 'transfer', args: [exchange, 10n ** 20n] }),
  );
  for (const each of [gold, other]) {
    await tell(each, encodeFunctionData({ abi, functionName: 'approve', args: [exchange, most] }));
  }
  await tell(exchange, '0x', 10n ** 18n);
});

afterAll(() => node.stop());

describe('an exchange that a node simulates', () => {
  it.each<[string, () => ContractCall, string | undefined]>([
    ['does what it says', () => swap(gold, 100n, silver, 200n), undefined],
    ['takes less and gives more', () => swap(gold, 99n, silver, 201n), undefined],
    ['takes more', () => swap(gold, 101n, silver, 200n), 'takesMore'],
    ['gives less', () => swap(gold, 100n, silver, 197n), 'givesLess'],
    ['gives nothing', () => swap(gold, 100n, silver, 0n), 'givesLess'],
    ['gives something else', () => swap(gold, 100n, NONE, 200n), 'givesLess'],
    ['takes another token on the way', () => swapAndTake(100n, 200n, 1n), 'takesOther'],
    ['is not done by the chain', () => swap(gold, 100n, silver, 10n ** 30n), 'reverts'],
    [
      'grants an allowance of another token',
      () => ({
        to: other,
        data: encodeFunctionData({ abi, functionName: 'approve', args: [exchange, 1n] }),
        units: 0n,
      }),
      'givesLess',
    ],
  ])('is judged by the balances: it %s', async (_what, call, fault) => {
    expect(await judged(request(gold, silver, 100n), call())).toBe(fault);
  });

  it('is judged by the native currency, given and received', async () => {
    const give = { ...swap(NONE, 0n, silver, 200n), units: 100n };
    expect(await judged(request(undefined, silver, 100n), give)).toBeUndefined();
    expect(await judged(request(undefined, silver, 99n), give)).toBe('takesMore');
    const back = swap(gold, 100n, NONE, 200n);
    expect(await judged(request(gold, undefined, 100n), back)).toBeUndefined();
    expect(await judged(request(gold, undefined, 100n), swap(gold, 100n, NONE, 197n))).toBe(
      'givesLess',
    );
  });

  it('reports the changes, to the last unit, and sends nothing', async () => {
    const before = await node.control.call('eth_getTransactionCount', ALICE, 'latest');

    expect(await tried(swap(gold, 100n, silver, 200n), [gold, silver])).toEqual({
      status: 'done',
      changes: {
        native: 0n,
        grants: [],
        tokens: [
          { contract: gold, units: -100n },
          { contract: silver, units: 200n },
        ],
      },
    });
    expect(await node.control.call('eth_getTransactionCount', ALICE, 'latest')).toBe(before);
  });

  it('reports who has an allowance afterwards', async () => {
    const approve = encodeFunctionData({ abi, functionName: 'approve', args: [exchange, 7n] });
    expect(await tried({ to: silver, data: approve, units: 0n }, [gold])).toMatchObject({
      changes: { grants: [silver] },
    });
    const revoke = encodeFunctionData({ abi, functionName: 'approve', args: [exchange, 0n] });
    expect(await tried({ to: silver, data: revoke, units: 0n }, [gold])).toMatchObject({
      changes: { grants: [] },
    });
  });
});

function request(from: Hex | undefined, to: Hex | undefined, units: bigint): SwapRequest {
  return { account: accountOf(ALICE), from: tokenOf(from), to: tokenOf(to), units };
}

async function judged(asked: SwapRequest, call: ContractCall): Promise<string | undefined> {
  const watched = [asked.from, asked.to].flatMap(({ address }) =>
    address ? [address.slice(-42)] : [],
  );
  const simulated = await tried(call, watched);
  return swapOutcomeFault(simulated, { request: asked, call, minToUnits: 198n });
}

function tried(call: ContractCall, watched: readonly string[]) {
  return adapter.calls.simulate(call, accountOf(ALICE), network, watched);
}

function swap(from: Hex, taken: bigint, to: Hex, given: bigint): ContractCall {
  const args = [from, taken, to, given] as const;
  return {
    to: exchange,
    data: encodeFunctionData({ abi, functionName: 'exchange', args }),
    units: 0n,
  };
}

function swapAndTake(taken: bigint, given: bigint, more: bigint): ContractCall {
  const args = [gold, taken, silver, given, other, more] as const;
  return {
    to: exchange,
    data: encodeFunctionData({ abi, functionName: 'exchangeAndTake', args }),
    units: 0n,
  };
}

function tokenOf(contract: Hex | undefined) {
  const quantity = { decimals: 18, numeric: '1' };
  return balanceOf({ symbol: 'TOK', quantity, ...(contract && { address: contract }) });
}

function accountOf(address: string) {
  return formatCaipAddress({ namespace: 'eip155', chainReference: '1', address });
}

async function made(data: Hex): Promise<Hex> {
  const hash = await node.control.call('eth_sendTransaction', { from: ALICE, data });
  return (await receiptOf(hash)).contractAddress;
}

/** The node mines at once, but its receipt may come a moment later. */
async function receiptOf(hash: unknown): Promise<{ readonly contractAddress: Hex }> {
  for (;;) {
    const receipt = await node.control.call('eth_getTransactionReceipt', hash);
    if (receipt) return receipt as { readonly contractAddress: Hex };
  }
}

async function tell(to: Hex, data: Hex, units = 0n): Promise<void> {
  const value = `0x${units.toString(16)}`;
  await receiptOf(await node.control.call('eth_sendTransaction', { from: ALICE, to, data, value }));
}
