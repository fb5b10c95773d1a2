import { WidgetError } from '../../../domain/errors/widget-error';

const quantityPattern = /^0x[0-9a-f]{1,64}$/i;
const WORD_DIGITS = 64;

/**
 * The number in a node's answer: `0x` and at most 64 hexadecimal digits. `what` names it.
 *
 * @throws `WidgetError` `RPC_RESPONSE_INVALID` for anything else.
 */
export function expectQuantity(answer: unknown, what: string): bigint {
  if (typeof answer === 'string' && quantityPattern.test(answer)) return BigInt(answer);
  throw new WidgetError('RPC_RESPONSE_INVALID', { reason: `${what} is not a quantity` });
}

/** `value` as JSON-RPC writes a number: `0x` and hexadecimal digits without a leading zero. */
export function quantityOf(value: bigint): string {
  return `0x${value.toString(16)}`;
}

/** `digits` as one word of a call's arguments: 32 bytes in hexadecimal, without `0x`. */
export function wordOf(digits: string): string {
  return digits.toLowerCase().padStart(WORD_DIGITS, '0');
}
