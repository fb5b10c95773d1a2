import { attempt } from './attempt';
import { entriesOf, type UntrustedRecord } from './untrusted-record';

/** How deep objects are copied, and how many values of all of them together. */
const DEPTH_MAX = 12;
const VALUES_MAX = 20_000;

/**
 * `value` as data of our own: texts, numbers, `bigint`s, booleans, `null`, lists, and objects with their own
 * fields. Functions are left out, and so is what throws when it is read and what is beyond 12 levels or
 * 20,000 values. A copy runs no code of the object that it was taken from: it can be read, and awaited,
 * without a guard.
 */
export function plainCopy(value: unknown): unknown {
  let left = VALUES_MAX;
  const copy = (each: unknown, depth: number): unknown => {
    left -= 1;
    if (left < 0 || typeof each === 'function' || typeof each === 'symbol') return undefined;
    if (typeof each !== 'object' || each === null) return each;
    if (depth === DEPTH_MAX) return undefined;
    const list = entriesOf(each, left);
    if (list) return list.map((entry) => copy(entry, depth + 1));
    const names = attempt(() => Object.keys(each)) ?? [];
    const read = (name: string): unknown => attempt(() => (each as UntrustedRecord)[name]);
    return Object.fromEntries(
      names.slice(0, left).map((name) => [name, copy(read(name), depth + 1)]),
    );
  };
  return copy(value, 0);
}
