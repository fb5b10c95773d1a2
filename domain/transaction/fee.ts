import { type Decimal, floorDecimal } from '../number/decimal';

/** By how much the base fee may grow before a transaction is included: 1.2 times. */
export const BASE_FEE_MULTIPLIER: Decimal = { units: 12n, scale: 1 };

/** The fees of a transaction, in base units per gas. */
export interface TransactionFees {
  readonly gasPrice?: bigint;
  readonly maxFeePerGas?: bigint;
  readonly maxPriorityFeePerGas?: bigint;
}

/**
 * What is wrong with the fees of a transaction.
 *
 * - `conflict`: a `gasPrice` is given beside `maxFeePerGas` or `maxPriorityFeePerGas`.
 * - `outOfRange`: a fee does not fit in 256 bits, or is negative.
 * - `tipAboveCap`: the priority fee is more than the whole fee may be.
 */
export type FeeFault = 'conflict' | 'outOfRange' | 'tipAboveCap';

/** What a developer or a visitor reads about each {@link FeeFault}. */
export const feeFaultTexts: { readonly [Fault in FeeFault]: string } = {
  outOfRange: 'The fee is out of range.',
  conflict: 'A transaction cannot combine gasPrice with maxFeePerGas or maxPriorityFeePerGas.',
  tipAboveCap: 'The priority fee is higher than the highest total fee.',
};

const MAX_FEE = 2n ** 256n - 1n;

/** What is wrong with `fees`, if anything. */
export function feeFault(fees: TransactionFees): FeeFault | undefined {
  const { gasPrice, maxFeePerGas, maxPriorityFeePerGas } = fees;
  const hasCap = maxFeePerGas !== undefined || maxPriorityFeePerGas !== undefined;
  if (gasPrice !== undefined && hasCap) return 'conflict';
  const given = [gasPrice, maxFeePerGas, maxPriorityFeePerGas];
  if (given.some((fee) => fee !== undefined && (fee < 0n || fee > MAX_FEE))) return 'outOfRange';
  const hasBoth = maxFeePerGas !== undefined && maxPriorityFeePerGas !== undefined;
  return hasBoth && maxPriorityFeePerGas > maxFeePerGas ? 'tipAboveCap' : undefined;
}

/** Whether a fee may be multiplied by `multiplier`: by 1 or more. */
export function isFeeMultiplier(multiplier: Decimal): boolean {
  return floorDecimal(multiplier, 0).units >= 1n;
}

/**
 * The highest total fee per gas for a block whose base fee is `baseFee`: the base fee multiplied,
 * rounded up to a base unit, and the priority fee. A multiplier below 1 counts as 1.
 */
export function maxFeePerGasOf(
  baseFee: bigint,
  maxPriorityFeePerGas: bigint,
  multiplier: Decimal = BASE_FEE_MULTIPLIER,
): bigint {
  if (!isFeeMultiplier(multiplier)) return baseFee + maxPriorityFeePerGas;
  const product = { units: -baseFee * multiplier.units, scale: multiplier.scale };
  return -floorDecimal(product, 0).units + maxPriorityFeePerGas;
}
