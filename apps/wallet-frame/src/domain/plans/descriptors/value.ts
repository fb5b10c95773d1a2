/** A value of a call or of typed data, whichever it comes from. */
export type Value =
  | { readonly kind: 'address'; readonly value: string }
  | { readonly kind: 'bool'; readonly value: boolean }
  | { readonly kind: 'bytes'; readonly value: Uint8Array }
  | { readonly kind: 'list'; readonly items: readonly Value[] }
  | { readonly kind: 'number'; readonly value: bigint }
  | { readonly kind: 'struct'; readonly fields: ReadonlyMap<string, Value> }
  | { readonly kind: 'text'; readonly value: string };

const WORD = 32;

/** A value at a path, and which entries of lists the path has gone through. */
export interface FoundValue {
  readonly value: Value;
  readonly at: readonly number[];
}

/**
 * The values at a path: `details.[].token` has one for each entry. `at` chooses the same entries as another path has gone
 * through.
 */
export function valuesAt(
  root: Value,
  path: string,
  at: readonly number[] = [],
): readonly FoundValue[] {
  let found: readonly FoundValue[] = [{ value: root, at: [] }];
  for (const step of path.match(/\[[^\]]*\]|[^.[\]]+/g) ?? []) {
    found = found.flatMap((one) => stepInto(one, step, at));
  }
  return found;
}

function stepInto(
  found: FoundValue,
  step: string,
  wished: readonly number[],
): readonly FoundValue[] {
  const { at, value } = found;
  if (!step.startsWith('[')) {
    const field = value.kind === 'struct' ? value.fields.get(step) : undefined;
    return field ? [{ value: field, at }] : [];
  }
  const range = step.slice(1, -1);
  if (value.kind === 'list') return entriesOf(value.items, range, at, wished);
  const bytes = bytesOf(value);
  const [from, to] = rangeOf(range, bytes?.length ?? 0);
  if (!bytes || from < 0 || to > bytes.length || from >= to) return [];
  return [{ value: { kind: 'bytes', value: bytes.subarray(from, to) }, at }];
}

function entriesOf(
  items: readonly Value[],
  range: string,
  at: readonly number[],
  wished: readonly number[],
): readonly FoundValue[] {
  const isEach = range === '' || range.includes(':');
  const [from, to] = range === '' ? [0, items.length] : rangeOf(range, items.length);
  const chosen = isEach ? wished[at.length] : undefined;
  return items.flatMap((value, index) => {
    const isIn = index >= from && index < to && (chosen === undefined || chosen === index);
    return isIn ? [{ value, at: isEach ? [...at, index] : at }] : [];
  });
}

/** `2`, `-1`, `0:20`, `-20:` as the first position and the one after the last. */
function rangeOf(range: string, length: number): readonly [number, number] {
  const position = (text: string): number =>
    Number(text) < 0 ? length + Number(text) : Number(text);
  const [first = '', last] = range.split(':');
  if (last === undefined) return [position(first), position(first) + 1];
  return [first === '' ? 0 : position(first), last === '' ? length : position(last)];
}

/** What a range of bytes is of: bytes, or the word that a number is. */
function bytesOf(value: Value): Uint8Array | undefined {
  if (value.kind === 'bytes') return value.value;
  if (value.kind !== 'number') return undefined;
  const word = BigInt.asUintN(8 * WORD, value.value);
  return Uint8Array.from({ length: WORD }, (_, at) =>
    Number((word >> BigInt(8 * (WORD - 1 - at))) & 0xffn),
  );
}
