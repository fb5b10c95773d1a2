/** A value that has one canonical text: no number but whole ones, and no `null`. */
export type Canonical =
  string | number | boolean | readonly Canonical[] | { readonly [name: string]: Canonical };

/**
 * The one text of a value as RFC 8785 (JCS) has it: names in the order of their UTF-16 units, no white space.
 *
 * @throws {TypeError} Where a number is not a safe integer. RFC 8785 has rules for others, which no file here needs.
 */
export function canonicalJson(value: Canonical): string {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) {
    throw new TypeError(`${value} is no safe integer`);
  }
  if (typeof value !== 'object') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalJson).join()}]`;
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${members.map(([name, each]) => `${JSON.stringify(name)}:${canonicalJson(each)}`).join()}}`;
}

/**
 * Reads a text that is in its canonical form: no name twice, no other order, no space, no `1.0`.
 *
 * @returns The value, or `undefined` where the text is not that of a value.
 */
export function readCanonicalJson(text: string): Canonical | undefined {
  try {
    const value = JSON.parse(text) as Canonical;
    return canonicalJson(value) === text ? value : undefined;
  } catch {
    return undefined;
  }
}

function isList(value: object): value is readonly Canonical[] {
  return Array.isArray(value);
}
