import { printableText } from './printable-text';

const MAX_DIGITS = 78;
const MAX_DATA = 128 * 1024;
const ADDRESS = /^0x[\da-f]{40}$/i;
const DATA = /^0x(?:[\da-f]{2})+$/i;

/** The field `name`, where it is a whole number of base units. */
export function unitsOf(value: unknown, name: string): string | undefined {
  const text = printableText(value, name, MAX_DIGITS);
  return text !== undefined && /^\d+$/.test(text) ? text : undefined;
}

/** The field `name`, where it is an address of an EVM chain. */
export function addressOf(value: unknown, name: string): string | undefined {
  const text = printableText(value, name, 42);
  return text !== undefined && ADDRESS.test(text) ? text : undefined;
}

/** The transaction of `value`, where it is one that calls a contract. */
export function callOf(
  value: unknown,
): { readonly to: string; readonly data: string; readonly value: string } | undefined {
  const to = addressOf(value, 'to');
  const data = printableText(value, 'data', MAX_DATA);
  const units = unitsOf(value, 'value');
  if (to === undefined || data === undefined || units === undefined) return undefined;
  return DATA.test(data) ? { to, data, value: units } : undefined;
}
