import { describe, expect, it } from '@jest/globals';
import { decodeFunctionData, type Hex, parseAbi } from 'viem';
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
  'function getL1FeeUpperBound(uint256 size) view returns (uint256)',
  'function gasEstimateL1Component(address to, bool contractCreation, bytes data) payable returns (uint64 gas, uint256 baseFee, uint256 l1BaseFee)',
]);

interface Call {
  readonly to: string;
  readonly data: Hex;
}

const word = (value: bigint): string => value.toString(16).padStart(64, '0');

/** Fees over a node whose gas costs a gwei, where `published` answers the rollup's contracts. */
function setUp(
  published: (call: Call) => unknown,
  answers: Readonly<Record<string, unknown>> = {},
) {
  const calls: Call[] = [];
  const estimates: unknown[] = [];
  const given: Readonly<Record<string, unknown>> = {
    eth_getBlockByNumber: {},
    eth_gasPrice: `0x${GWEI.toString(16)}`,
    eth_estimateGas: '0x5208',
    ...answers,
  };
  const request = async ({ method, params = [] }: RpcRequest): Promise<unknown> => {
    const [first] = params as readonly [Call];
    if (method === 'eth_estimateGas') estimates.push(first);
    if (method !== 'eth_call') return given[method];
    calls.push(first);
    return published(first);
  };
  const fees = new Eip155Fees({ rpcClients: { forNetwork: () => ({ request }) } });
  return { calls, estimates, fees };
}

/** A rollup that takes a gwei for each byte. */
function perByte({ data, to }: Call): string {
  const { args, functionName } = decodeFunctionData({ abi, data });
  if (to !== ORACLE || functionName !== 'getL1FeeUpperBound') return '0x';
  return `0x${word(args[0] * GWEI)}`;
}

describe('the fee of a transfer on a rollup', () => {
  it.each([optimism, base])('has what publishing it costs, on $caipNetworkId', async (network) => {
    const { fees } = setUp(perByte);

    const fee = await fees.transferFee({ token: etherBalance('1'), network, to: BOB, units: 7n });

    const publishing = 160n * GWEI;
    expect(fee).toEqual({ perGas: GWEI, cost: 21_000n * GWEI + publishing, publishing });
  });

  it('has more of it where a token is sent', async () => {
    const { fees } = setUp(perByte);
    const question = { token: usdcBalance('10'), network: optimism, to: BOB, units: 258n };

    expect(await fees.transferFee(question)).toMatchObject({ publishing: (160n + 68n) * GWEI });
  });

  it('has it at every speed', async () => {
    const { fees } = setUp(perByte, {
      eth_getBlockByNumber: { baseFeePerGas: '0x64' },
      eth_maxPriorityFeePerGas: '0xa',
    });

    const { speeds } = await fees.transferFee({ token: etherBalance('1'), network: base });

    for (const { cost, perGas } of Object.values(speeds ?? {})) {
      expect(cost).toBe(perGas * 21_000n + 160n * GWEI);
    }
  });

  it('is a part of the gas on Arbitrum: the estimate is for the data of the transfer', async () => {
    const { estimates, fees } = setUp(() => '0x', { eth_estimateGas: '0x1e8480' });
    const token = balanceOf({
      symbol: 'TOK',
      chainId: 'eip155:42161',
      address: BOB,
      quantity: { decimals: 18, numeric: '1' },
    });

    const fee = await fees.transferFee({ token, network: arbitrum, to: ALICE, units: 1n });

    expect(fee).toEqual({ perGas: GWEI, cost: GWEI * (2_000_000n + 44_000n) });
    expect(estimates).toMatchObject([{ data: expect.stringMatching(/^0xa9059cbb/) }]);
  });

  it('is that of the gas alone elsewhere', async () => {
    const { estimates, fees } = setUp(() => '0x');

    expect(await fees.transferFee({ token: usdcBalance('1'), network: ethereum })).toEqual({
      perGas: GWEI,
      cost: 65_000n * GWEI,
    });
    expect(estimates).not.toMatchObject([{ data: expect.anything() }]);
  });
});

describe('the fee of a call before it is prepared', () => {
  it('is its gas', async () => {
    const { fees } = setUp(() => '0x');

    expect(await fees.callFee(150_000n, ethereum)).toBe(150_000n * GWEI);
  });

  it('has the publishing of call data of usual length on the OP stack', async () => {
    const { fees } = setUp(perByte);

    const bytes = 160n + 4n + 40n * 32n;
    expect(await fees.callFee(150_000n, base)).toBe((150_000n + bytes) * GWEI);
  });

  it('has the gas of publishing on Arbitrum', async () => {
    const { calls, fees } = setUp(({ to }) =>
      to === NODE_INTERFACE ? `0x${word(90_000n)}${word(1n)}${word(2n)}` : '0x',
    );

    expect(await fees.callFee(150_000n, arbitrum)).toBe(240_000n * GWEI);
    expect(calls.map(({ to }) => to)).toContain(NODE_INTERFACE);
  });

  it.each(['0x', undefined])(
    'is unknown where Arbitrum answers %p, and not less',
    async (answer) => {
      const { fees } = setUp(() => answer);

      await expect(fees.callFee(150_000n, arbitrum)).rejects.toMatchObject({
        code: 'RPC_RESPONSE_INVALID',
      });
    },
  );
});
