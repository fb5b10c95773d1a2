import { isUntrustedRecord } from './untrusted-record';

/** Deeper than anything that is signed. */
const DEPTH_MAX = 12;

/**
 * `value` as frozen data of our own, for what a review shows and the wallet signs after it. Each own field is
 * read once, so a getter cannot return something else later. Objects have no prototype, so a name that the
 * page put on `Object.prototype` is not one of their fields. Functions are left out.
 *
 * @throws what a getter throws, and `RangeError` for data that is nested too deep.
 */
export function sealedCopy<T>(value: T): T {
  return copyOf(value, 0) as T;
}

function copyOf(value: unknown, depth: number): unknown {
  if (typeof value === 'function') return undefined;
  if (typeof value !== 'object' || value === null) return value;
  if (depth === DEPTH_MAX) throw new RangeError('too deep to be signed');
  if (!isUntrustedRecord(value)) {
    const list = value as readonly unknown[];
    return Object.freeze(
      Array.from({ length: list.length }, (_, at) => copyOf(list[at], depth + 1)),
    );
  }
  const copy = Object.create(null) as Record<string, unknown>;
  for (const name of Object.keys(value)) copy[name] = copyOf(value[name], depth + 1);
  return Object.freeze(copy);
}
