import { describe, expect, it } from '@jest/globals';
import type { CaipAddress } from '../../../../domain/caip/caip-address';
import { type SwapOutcomeFault, swapOutcomeFault } from '../../../../domain/swap/swap-outcome';
import type { SwapRequest } from '../../../../domain/swap/swap-token';
import type { CallChanges, SimulatedCall } from '../../../../domain/transaction/simulated-call';
import { balanceOf, etherBalance, USDC, usdcBalance } from '../../../support/token-balances';

const ME = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const UNI = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984';
const DAI = '0x6B175474E89094C44Da98b954EedeAC495271d0F';
const uni = balanceOf({ symbol: 'UNI', address: UNI, quantity: { decimals: 18, numeric: '0' } });
const request: SwapRequest = {
  account: `eip155:1:${ME}` as CaipAddress,
  from: usdcBalance('10'),
  to: uni,
  units: 100n,
};
const call = { to: ME, data: '0x', units: 0n };
const done: CallChanges = {
  native: 0n,
  grants: [],
  tokens: [
    { contract: USDC.toLowerCase(), units: -100n },
    { contract: UNI, units: 50n },
  ],
};

function faultOf(simulated: SimulatedCall): SwapOutcomeFault | undefined {
  return swapOutcomeFault(simulated, { request, call, minToUnits: 50n });
}

describe('swapOutcomeFault', () => {
  it('accepts balances that change as shown', () => {
    expect(faultOf({ status: 'done', changes: done })).toBeUndefined();
    expect(faultOf({ status: 'done' })).toBeUndefined();
  });

  const [given, received] = done.tokens;
  const tokens = (...more: readonly (readonly [string, bigint])[]) =>
    more.map(([contract, units]) => ({ contract, units }));

  it.each<[SwapOutcomeFault, Partial<CallChanges>]>([
    ['takesMore', { tokens: tokens([USDC, -101n], [UNI, 50n]) }],
    ['takesMore', { tokens: tokens([USDC, -60n], [UNI, 50n], [USDC, -60n]) }],
    ['takesMore', { native: -1n }],
    ['givesLess', { tokens: tokens([USDC, -100n], [UNI, 49n]) }],
    ['givesLess', { tokens: tokens([USDC, -100n]) }],
    ['givesLess', { tokens: tokens([USDC, -100n], [UNI, 80n], [UNI, -31n]) }],
    ['takesOther', { tokens: tokens([USDC, -100n], [UNI, 50n], [DAI, -1n]) }],
    ['grants', { grants: [DAI] }],
    ['grants', { grants: [UNI] }],
    ['grants', { grants: [USDC, DAI] }],
  ])('reports that it %s: %j', (fault, change) => {
    expect(faultOf({ status: 'done', changes: { ...done, ...change } })).toBe(fault);
  });

  it('accepts additional gains, and the remaining allowance', () => {
    const gift = { contract: DAI, units: 5n };
    const changes = { ...done, native: 1n, grants: [USDC] };
    expect(given && received && [given, received]).toEqual(done.tokens);
    expect(
      faultOf({ status: 'done', changes: { ...changes, tokens: [...done.tokens, gift] } }),
    ).toBe(undefined);
  });

  it('reports that the chain would revert', () => {
    expect(faultOf({ status: 'reverted', reason: 'TRANSFER_FROM_FAILED' })).toBe('reverts');
  });

  it('counts the chain’s native currency on both sides', () => {
    const eth = etherBalance('1');
    const given = { request: { ...request, from: eth }, call: { ...call, units: 100n } };
    const outcome = (native: bigint) =>
      swapOutcomeFault(
        { status: 'done', changes: { ...done, native, tokens: tokens([UNI, 50n]) } },
        { ...given, minToUnits: 50n },
      );
    expect([-99n, -100n, -101n].map(outcome)).toEqual([undefined, undefined, 'takesMore']);
    const received = (native: bigint) =>
      swapOutcomeFault(
        { status: 'done', changes: { ...done, native, tokens: tokens([USDC, -100n]) } },
        { request: { ...request, to: eth }, call, minToUnits: 50n },
      );
    expect([51n, 50n, 49n].map(received)).toEqual([undefined, undefined, 'givesLess']);
  });
});
