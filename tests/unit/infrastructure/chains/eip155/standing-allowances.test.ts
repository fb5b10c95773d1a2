import { describe, expect, it } from '@jest/globals';
import { encodeAbiParameters, encodeFunctionData, type Hex, numberToHex, parseAbi } from 'viem';
import { formatCaipAddress } from '../../../../../domain/caip/caip-address';
import { PERMIT2_ADDRESS } from '../../../../../domain/swap/swap-call';
import { MULTICALL3 } from '../../../../../infrastructure/chains/eip155/multicall';
import { standingAllowances } from '../../../../../infrastructure/chains/eip155/standing-allowances';
import type { RpcRequest } from '../../../../../ports/rpc-client';

const ME = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const UNI = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984';
const ROUTER = `0x${'12'.repeat(20)}` as const;
const PROXY = `0x${'9a'.repeat(20)}` as const;
const NOW = 1_700_000_000n;
const from = formatCaipAddress({ namespace: 'eip155', chainReference: '1', address: ME });
const abi = parseAbi([
  'function allowance(address owner, address spender) view returns (uint256)',
  'function getCurrentBlockTimestamp() view returns (uint256)',
]);
const permit2 = parseAbi(['function allowance(address owner, address token, address spender)']);

const ofToken = (token: string, spender: string): string => {
  const data = encodeFunctionData({ abi, functionName: 'allowance', args: [ME, spender as Hex] });
  return `${token} ${data}`.toLowerCase();
};
const ofPermit2 = (token: string, spender: string): string => {
  const data = encodeFunctionData({ abi: permit2, args: [ME, token as Hex, spender as Hex] });
  return `${PERMIT2_ADDRESS} ${data}`.toLowerCase();
};
const word = (value: bigint): Hex => numberToHex(value, { size: 32 });
const permitted = (units: bigint, until: bigint): Hex =>
  encodeAbiParameters(
    [{ type: 'uint160' }, { type: 'uint48' }, { type: 'uint48' }],
    [units, Number(until), 0],
  );

/** What of both tokens the router and the proxy may take, on a chain with these answers and without Multicall3. */
async function standing(answers: Readonly<Record<string, Hex>>) {
  const clock = encodeFunctionData({ abi, functionName: 'getCurrentBlockTimestamp' });
  const known: Readonly<Record<string, Hex>> = {
    [`${MULTICALL3} ${clock}`.toLowerCase()]: word(NOW),
    ...answers,
  };
  const request = async ({ params }: RpcRequest): Promise<unknown> => {
    const [call] = params as readonly [{ readonly to: string; readonly data: string }];
    return known[`${call.to} ${call.data}`.toLowerCase()] ?? '0x';
  };
  const all = await standingAllowances({ request }, [USDC, UNI], [ROUTER, PROXY], from);
  expect(all.map(({ contract }) => contract)).toEqual([USDC, UNI]);
  return all.map(({ units }) => units);
}

describe('the allowances that stand', () => {
  it('are the most that one of the spenders may take of each token', async () => {
    expect(
      await standing({
        [ofToken(USDC, ROUTER)]: word(5n),
        [ofToken(USDC, PROXY)]: word(7n),
        [ofToken(UNI, PROXY)]: word(9n),
      }),
    ).toEqual([7n, 9n]);
  });

  it('count through Permit2, as far as the token lets that take it', async () => {
    const until = NOW + 1n;
    expect(
      await standing({
        [ofToken(USDC, PERMIT2_ADDRESS)]: word(20n),
        [ofPermit2(USDC, ROUTER)]: permitted(2n ** 160n - 1n, until),
        [ofPermit2(UNI, ROUTER)]: permitted(2n ** 160n - 1n, until),
      }),
    ).toEqual([20n, 0n]);
  });

  it('do not count in Permit2 once they are over', async () => {
    const answers = (until: bigint) => ({
      [ofToken(USDC, PERMIT2_ADDRESS)]: word(20n),
      [ofPermit2(USDC, PROXY)]: permitted(3n, until),
    });
    expect(await standing(answers(NOW))).toEqual([3n, 0n]);
    expect(await standing(answers(NOW - 1n))).toEqual([0n, 0n]);
  });

  it('are none where the contracts answer nothing', async () => {
    expect(await standing({})).toEqual([0n, 0n]);
  });
});
