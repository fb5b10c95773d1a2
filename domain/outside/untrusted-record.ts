import { attempt } from './attempt';

/** An object that came from outside, of which nothing is known yet. */
export type UntrustedRecord = Readonly<Record<string, unknown>>;

/** The most entries that are read of a list, where the caller names no smaller number. */
const ENTRIES_MAX = 10_000;

/** Whether `value` is an object whose fields can be read: no list, not `null`, no revoked proxy. */
export function isUntrustedRecord(value: unknown): value is UntrustedRecord {
  const isList = attempt(() => Array.isArray(value));
  return typeof value === 'object' && value !== null && isList === false;
}

/**
 * The field `name` of `value` itself; `undefined` where reading it throws. An inherited field does not
 * count: the page may have put it on `Object.prototype`.
 */
export function fieldOf(value: unknown, name: string): unknown {
  if (!isUntrustedRecord(value)) return undefined;
  return attempt(() => (Object.hasOwn(value, name) ? value[name] : undefined));
}

/** The field `name`, when it is a text. */
export function textOf(value: unknown, name: string): string | undefined {
  const field = fieldOf(value, name);
  return typeof field === 'string' ? field : undefined;
}

/** The field `name`, when it is a finite number. */
export function numberOf(value: unknown, name: string): number | undefined {
  const field = fieldOf(value, name);
  return typeof field === 'number' && Number.isFinite(field) ? field : undefined;
}

/** The field `name`, when it is `true` or `false`. */
export function booleanOf(value: unknown, name: string): boolean | undefined {
  const field = fieldOf(value, name);
  return typeof field === 'boolean' ? field : undefined;
}

/** The entries of the field `name`, when it is a list: see {@link entriesOf}. */
export function listOf(value: unknown, name: string, max?: number): readonly unknown[] | undefined {
  return entriesOf(fieldOf(value, name), max);
}

/**
 * The first `max` entries of `value` in an array of our own, or `undefined` where it is no list. They are
 * read by index, so that no method of a foreign list is called, and none beyond `max` is read. An entry
 * that throws when it is read is `undefined`.
 */
export function entriesOf(value: unknown, max = ENTRIES_MAX): readonly unknown[] | undefined {
  const list = attempt(() => (Array.isArray(value) ? (value as readonly unknown[]) : undefined));
  const length: unknown = attempt(() => list?.length);
  if (!list || typeof length !== 'number') return undefined;
  const entries: unknown[] = [];
  for (let index = 0; index < Math.min(length, max); index += 1) {
    entries.push(attempt(() => list[index]));
  }
  return entries;
}

/** The entries that `parse` accepts, in their order. A bad entry is dropped, the others stay. */
export function parseEach<T>(
  entries: readonly unknown[],
  parse: (entry: unknown) => T | undefined,
): readonly T[] {
  return entries.flatMap((entry) => {
    const parsed = parse(entry);
    return parsed === undefined ? [] : [parsed];
  });
}

/** The message of what was thrown: an error, an object with a `message`, or a text. Empty where there is none. */
export function messageOf(thrown: unknown): string {
  if (typeof thrown === 'string') return thrown;
  const inherited = attempt(() => (thrown instanceof Error ? thrown.message : undefined));
  const message: unknown = inherited ?? fieldOf(thrown, 'message');
  return typeof message === 'string' ? message : '';
}
