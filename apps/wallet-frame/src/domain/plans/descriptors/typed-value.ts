import { checksumAddress } from '../../accounts/evm-address';
import { bytesOf, unreadable } from '../../bytes/untrusted';
import type { TypedData } from '../../signing/typed-data';
import type { Value } from './value';

const ARRAY = /^(.*)\[\d*\]$/;

/** The message of typed data, which the reader of requests has checked, by its types. @throws KeyError `unreadable` */
export function typedValue(value: unknown, type: string, types: TypedData['types']): Value {
  const [, item] = ARRAY.exec(type) ?? [];
  if (item !== undefined) {
    if (!Array.isArray(value)) throw unreadable(type);
    return { kind: 'list', items: value.map((one: unknown) => typedValue(one, item, types)) };
  }
  const fields = types.get(type);
  if (fields) {
    const record = value as Readonly<Record<string, unknown>>;
    return {
      kind: 'struct',
      fields: new Map(
        fields.map(({ name, type: own }) => [name, typedValue(record[name], own, types)]),
      ),
    };
  }
  if (type === 'bool') return { kind: 'bool', value: value === true };
  if (type === 'string') return { kind: 'text', value: String(value) };
  if (type === 'address') {
    return { kind: 'address', value: checksumAddress(String(value).slice(2).toLowerCase()) };
  }
  if (type.startsWith('bytes')) return { kind: 'bytes', value: bytesOf(value) };
  return { kind: 'number', value: BigInt(value as bigint | number | string) };
}
