/** The field `name` of `value` itself, whatever that is. */
export function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Readonly<Record<string, unknown>>)[name];
}

/** The field `name`, where it is a text of 1 to `maxLength` printable characters. */
export function textOf(value: unknown, name: string, maxLength: number): string | undefined {
  const field = fieldOf(value, name);
  if (typeof field !== 'string' || field === '' || field.length > maxLength) return undefined;
  return /^[\u0020-\u007e]+$/.test(field) ? field : undefined;
}
