import { MAX_AMOUNT_UNITS } from '../token/amount';

const hexQuantity = /^0x[0-9a-f]{1,64}$/i;

/** An amount as JSON-RPC has it: hexadecimal text, or a whole number. `undefined` for anything else. */
export function quantityIn(value: unknown): bigint | undefined {
  if (typeof value === 'string') return hexQuantity.test(value) ? BigInt(value) : undefined;
  if (typeof value === 'bigint') {
    return value >= 0n && value <= MAX_AMOUNT_UNITS ? value : undefined;
  }
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
    ? BigInt(value)
    : undefined;
}
