import { describe, expect, it } from '@jest/globals';
import { decodeFunctionData, type Hex, parseAbi, parseTransaction } from 'viem';
import { arbitrum, ethereum } from '../../../../../domain/network/built-in-networks';
import type { Network } from '../../../../../domain/network/network';
import { Eip155Fees } from '../../../../../infrastructure/chains/eip155/eip155-fees';
import type { RpcRequest } from '../../../../../ports/rpc-client';
import { balanceOf, etherBalance, usdcBalance } from '../../../../support/token-balances';
import { ALICE, BOB } from './provider-kit';

const GWEI = 10n ** 9n;
const ORACLE = '0x420000000000000000000000000000000000000F';
const NODE_INTERFACE = '0x00000000000000000000000000000000000000C8';
const optimism: Network = { ...ethereum, caipNetworkId: 'eip155:10' };
const base: Network = { ...ethereum, caipNetworkId: 'eip155:8453' };
const abi = parseAbi([
  'function getL1Fee(bytes data) view returns (uint256)',
  'function gasEstimateL1Component(address to, bool contractCreation, bytes data) payable returns (uint64 gas, uint256 baseFee, uint256 l1BaseFee)',
]);

interface Call {
  readonly to: string;
  readonly data: Hex;
}

const word = (value: bigint): string => value.toString(16).padStart(64, '0');

/** Fees over a node whose gas costs a gwei, where `published` answers the rollup's contracts. */
function setUp(published: (call: Call) => unknown, gas = '0x5208') {
  const calls: Call[] = [];
  const estimates: unknown[] = [];
  const request = async ({ method, params = [] }: RpcRequest): Promise<unknown> => {
    const [first] = params as readonly [Call];
    if (method === 'eth_getBlockByNumber') return {};
    if (method === 'eth_gasPrice') return `0x${GWEI.toString(16)}`;
    if (method === 'eth_estimateGas') {
      estimates.push(first);
      return gas;
    }
    calls.push(first);
    return published(first);
  };
  const fees = new Eip155Fees({ rpcClients: { forNetwork: () => ({ request }) } });
  return { calls, estimates, fees };
}

function publishedBy({ data }: Call) {
  const { args, functionName } = decodeFunctionData({ abi, data });
  return functionName === 'getL1Fee' ? parseTransaction(args[0]) : undefined;
}

describe('the fee of a transaction on a rollup', () => {
  it.each([optimism, base])('has what publishing it costs, on $caipNetworkId', async (network) => {
    const { calls, fees } = setUp(() => `0x${word(1000n * GWEI)}`);

    const fee = await fees.transferFee({ token: etherBalance('1'), network, to: BOB, units: 7n });

    // 1.2 times, because the price on the other chain may rise until then, as with the base fee.
    const publishing = 1200n * GWEI;
    expect(fee).toEqual({ perGas: GWEI, cost: 21_000n * GWEI + publishing, publishing });
    expect(calls).toMatchObject([{ to: ORACLE }]);
    expect(calls[0]?.data).toMatch(/^0x49948e0e/);
    expect(calls.map(publishedBy)).toMatchObject([
      {
        type: 'eip1559',
        chainId: Number(network.caipNetworkId.split(':')[1]),
        to: BOB.toLowerCase(),
        value: 7n,
        maxFeePerGas: GWEI,
      },
    ]);
  });

  it('is of the transfer itself where a token is sent', async () => {
    const { calls, fees } = setUp(() => `0x${word(5n)}`);
    const token = usdcBalance('10');

    await fees.transferFee({ token, network: optimism, to: BOB, units: 258n });

    const call = `0xa9059cbb${BOB.slice(2).toLowerCase().padStart(64, '0')}${word(258n)}`;
    expect(calls.map(publishedBy)).toMatchObject([{ data: call }]);
  });

  it('has it at every speed', async () => {
    const request = async ({ method }: RpcRequest): Promise<unknown> =>
      ({
        eth_getBlockByNumber: { baseFeePerGas: '0x64' },
        eth_maxPriorityFeePerGas: '0xa',
        eth_estimateGas: '0x5208',
        eth_call: `0x${word(10_000_000n)}`,
      })[method];
    const fees = new Eip155Fees({ rpcClients: { forNetwork: () => ({ request }) } });

    const { speeds } = await fees.transferFee({ token: etherBalance('1'), network: base });

    for (const { cost, perGas } of Object.values(speeds ?? {})) {
      expect(cost).toBe(perGas * 21_000n + 12_000_000n);
    }
  });

  it.each([
    ['no number', '0x'],
    ['a revert', undefined],
  ])('is unknown, and not without it, where the network answers with %s', async (_what, answer) => {
    const { fees } = setUp(() => answer);
    const asking = fees.transferFee({ token: etherBalance('1'), network: optimism });

    await expect(asking).rejects.toMatchObject({ code: 'RPC_RESPONSE_INVALID' });
  });

  it('asks nothing on a network that is none', async () => {
    const { calls, fees } = setUp(() => '0x');

    expect(await fees.transferFee({ token: etherBalance('1'), network: ethereum })).toEqual({
      perGas: GWEI,
      cost: 21_000n * GWEI,
    });
    expect(calls).toEqual([]);
  });

  it('is a part of the gas on Arbitrum: the estimate is for the data of the transfer', async () => {
    const { calls, estimates, fees } = setUp(() => '0x', '0x1e8480');
    const token = balanceOf({
      symbol: 'TOK',
      chainId: 'eip155:42161',
      address: BOB,
      quantity: { decimals: 18, numeric: '1' },
    });

    const fee = await fees.transferFee({ token, network: arbitrum, to: ALICE, units: 1n });

    expect(fee.cost).toBe(GWEI * (2_000_000n + 44_000n));
    expect(estimates).toMatchObject([{ data: expect.stringMatching(/^0xa9059cbb/) }]);
    expect(calls).toEqual([]);
  });
});

describe('the fee of a call before it is prepared', () => {
  it('is its gas', async () => {
    const { calls, fees } = setUp(() => '0x');

    expect(await fees.callFee(150_000n, ethereum)).toBe(150_000n * GWEI);
    expect(calls).toEqual([]);
  });

  it('has the publishing of call data of usual length on the OP stack', async () => {
    const { calls, fees } = setUp(() => `0x${word(1000n)}`);

    expect(await fees.callFee(150_000n, base)).toBe(150_000n * GWEI + 1200n);
    const [published] = calls.map(publishedBy);
    expect(published?.data).toHaveLength(2 + 8 + 40 * 64);
  });

  it('has the gas of publishing on Arbitrum', async () => {
    const { calls, fees } = setUp(() => `0x${word(90_000n)}${word(1n)}${word(2n)}`);

    expect(await fees.callFee(150_000n, arbitrum)).toBe(240_000n * GWEI);
    expect(calls).toMatchObject([{ to: NODE_INTERFACE }]);
  });
});
