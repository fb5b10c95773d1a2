import { type AbiValue, readAbi } from '../../call/abi-reader';
import { argumentTypes } from '../../call/abi-types';
import { selectorOf } from '../../call/selector';

/** The values of a function's arguments, each a text of `0x` and digits, or a list of values. */
export type Arguments = readonly AbiValue[];

/** A function by its selector, with what reads its arguments. */
export function readerOf<T>(
  signature: string,
  read: (values: Arguments) => T,
): readonly [string, (digits: string) => T | 'unreadable'] {
  const types = argumentTypes(signature);
  return [
    selectorOf(signature),
    (digits) => {
      const values = readAbi(digits, types);
      return values ? read(values) : 'unreadable';
    },
  ];
}

/** The text of a value that is no list. An address is in lower case. */
export function textIn(value: AbiValue | undefined): string {
  return typeof value === 'string' ? value.toLowerCase() : '0x';
}

/** The number that a value is. */
export function unitsIn(value: AbiValue | undefined): bigint {
  return typeof value === 'string' && value !== '0x' ? BigInt(value) : 0n;
}

/** The values of a list or a tuple. */
export function listIn(value: AbiValue | undefined): Arguments {
  return typeof value === 'string' || value === undefined ? [] : value;
}

const ADDRESS_DIGITS = 40;

/** One pool after the first token: its fee, three bytes, and the next token. */
const HOP_DIGITS = 6 + ADDRESS_DIGITS;

/** Both ends of a path of v3. `undefined` where it is no whole number of pools. */
export function endsOfPath(path: string): readonly [string, string] | undefined {
  const digits = path.slice(2).toLowerCase();
  const hops = digits.length - ADDRESS_DIGITS;
  if (hops <= 0 || hops % HOP_DIGITS !== 0) return undefined;
  return [`0x${digits.slice(0, ADDRESS_DIGITS)}`, `0x${digits.slice(-ADDRESS_DIGITS)}`];
}

/** Both ends of a path of v2. */
export function endsOfTokens(tokens: Arguments): readonly [string, string] | undefined {
  const [first, last] = [tokens[0], tokens.at(-1)];
  return tokens.length < 2 ? undefined : [textIn(first), textIn(last)];
}
