/** An object that came from outside, of which nothing is known yet. */
export type OutsideObject = Readonly<Record<string, unknown>>;

/** Whether `value` is an object whose fields can be read: no list, not `null`. */
export function isOutsideObject(value: unknown): value is OutsideObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The field `name` of `value` itself. What a page may have put on `Object.prototype` is never taken
 * for an answer.
 */
export function fieldOf(value: unknown, name: string): unknown {
  return isOutsideObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
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

/** The field `name`, when it is a list. */
export function listOf(value: unknown, name: string): readonly unknown[] | undefined {
  const field = fieldOf(value, name);
  return Array.isArray(field) ? field : undefined;
}

/** The entries that `parse` understands, in their order: a bad one is dropped alone. */
export function parseEach<T>(
  entries: readonly unknown[],
  parse: (entry: unknown) => T | undefined,
): readonly T[] {
  return entries.flatMap((entry) => {
    const parsed = parse(entry);
    return parsed === undefined ? [] : [parsed];
  });
}
