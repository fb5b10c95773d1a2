import { textOf } from '../../../../domain/outside/untrusted-record';

/** The field `name` of `value` itself, where it is a text of 1 to `maxLength` printable characters. */
export function printableText(value: unknown, name: string, maxLength: number): string | undefined {
  const field = textOf(value, name);
  if (field === undefined || field === '' || field.length > maxLength) return undefined;
  return /^[\u0020-\u007e]+$/.test(field) ? field : undefined;
}
