import { hexToBytes } from '@noble/hashes/utils.js';
import { KeyError } from './key-error';

/** What a site sent, before it is read. */
export type Json = Readonly<Record<string, unknown>>;

const RESERVED: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** @throws {@link KeyError} `unreadable` where `value` is no plain object, or has a name other than `names`. */
export function recordOf(value: unknown, names?: readonly string[]): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unreadable();
  for (const name of Object.keys(value)) {
    if (RESERVED.has(name) || (names && !names.includes(name))) throw unreadable(name);
  }
  return value as Json;
}

/** @throws {@link KeyError} `unreadable` */
export function textIn(record: Json, name: string): string {
  const value = record[name];
  if (typeof value !== 'string') throw unreadable(name);
  return value;
}

/** @throws {@link KeyError} `unreadable` unless `value` is hex with an even number of digits. */
export function bytesOf(value: unknown): Uint8Array {
  if (typeof value !== 'string' || !/^0x(?:[0-9a-f]{2})*$/i.test(value)) throw unreadable();
  return hexToBytes(value.slice(2));
}

/** @throws {@link KeyError} `unreadable` unless `value` is a number in hex, such as `0x5208`. */
export function quantityOf(value: unknown): bigint {
  if (typeof value !== 'string' || !/^0x[0-9a-f]{1,64}$/i.test(value)) throw unreadable();
  return BigInt(value);
}

export function unreadable(detail?: string): KeyError {
  return new KeyError('unreadable', detail);
}
