import { type Decimal, floorDecimal } from '../number/decimal';
import { fieldOf } from '../outside/untrusted-record';

/** By how much the base fee may grow before a transaction is included: 1.2 times. */
export const BASE_FEE_MULTIPLIER: Decimal = { units: 12n, scale: 1 };

/** What a developer reads about a transaction with both kinds of fees. */
export const FEES_COMBINED_TEXT =
  'A transaction cannot combine gasPrice with maxFeePerGas or maxPriorityFeePerGas.';

/** Whether a transaction, as a dapp gives it, has a `gasPrice` beside the fees of EIP-1559. */
export function hasBothFees(transaction: unknown): boolean {
  const has = (field: string): boolean => (fieldOf(transaction, field) ?? null) !== null;
  return has('gasPrice') && (has('maxFeePerGas') || has('maxPriorityFeePerGas'));
}

/** Whether a fee may be multiplied by `multiplier`: by 1 or more. */
function isFeeMultiplier(multiplier: Decimal): boolean {
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
