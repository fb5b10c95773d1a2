import { decimalFromUnits, type Decimal, floorDecimal, trimDecimal } from '../number/decimal';

/** How much less than quoted a swap may yield, unless the visitor chooses otherwise. */
export const SWAP_SLIPPAGE_PERCENT = 1;

/** {@link SWAP_SLIPPAGE_PERCENT} as slippages are kept: in hundredths of a percent. */
export const DEFAULT_SLIPPAGE = SWAP_SLIPPAGE_PERCENT * 100;

/** The most that a visitor may choose: 50 %. */
export const MAX_SLIPPAGE = 5_000;

/** A swap provider's fee on the source amount, in hundredths of a percent: 0.85 %. */
export const SWAP_PROVIDER_FEE_BASIS_POINTS = 85;

/** The gas of a swap that has not been estimated yet. */
export const SWAP_INITIAL_GAS_LIMIT = 150_000n;

/** How many decimals of the amount to receive are shown. */
export const SWAP_TO_AMOUNT_DECIMALS = 6;

/** How long typing pauses before the widget requests a quote. */
export const SWAP_QUOTE_DEBOUNCE_MS = 200;

/** How long a quote is shown before the widget requests a newer one. */
export const SWAP_QUOTE_REFRESH_MS = 10_000;

/** How long a swap that was opened with symbols waits for the list of tokens. */
export const SWAP_PREFILL_WAIT_MS = 5_000;

/** The provider's fee on `units` of the source token, rounded down to a base unit. */
export function swapProviderFee(units: bigint): bigint {
  return (units * BigInt(SWAP_PROVIDER_FEE_BASIS_POINTS)) / 10_000n;
}

/**
 * How many of `units` may be lost to a moving price at a `slippage` in hundredths of a percent, rounded down to a
 * base unit.
 */
export function maxSlippage(units: bigint, slippage = DEFAULT_SLIPPAGE): bigint {
  return (units * BigInt(slippage)) / 10_000n;
}

/** The slippage nearest to `chosen` that a swap may have: more than none, so that it does not fail at any move. */
export function allowedSlippage(chosen: number): number {
  if (Number.isNaN(chosen)) return DEFAULT_SLIPPAGE;
  return Math.round(Math.min(Math.max(chosen, 1), MAX_SLIPPAGE));
}

/** The amount to receive as it is shown: cut to six decimals, never more than was quoted. */
export function shownToAmount(units: bigint, decimals: number): Decimal {
  return trimDecimal(floorDecimal(decimalFromUnits(units, decimals), SWAP_TO_AMOUNT_DECIMALS));
}

/** The native currency that remains to swap after the gas. */
export function maxNativeSwapAmount(balance: bigint, gasCost: bigint): bigint {
  return balance > gasCost ? balance - gasCost : 0n;
}
