import { keccak_256 } from '@noble/hashes/sha3.js';
import { joined } from '../../../../../domain/bytes/joined';
import { bytesOf, type Json, recordOf, textIn, unreadable } from '../bytes/untrusted';

/** One field of a type of EIP-712. */
interface Field {
  readonly name: string;
  readonly type: string;
}

/** What `eth_signTypedData_v4` signs. */
export interface TypedData {
  readonly types: ReadonlyMap<string, readonly Field[]>;
  readonly primaryType: string;
  readonly domain: Json;
  readonly message: Json;
}

const DOMAIN = 'EIP712Domain';
const DOMAIN_FIELDS: readonly Field[] = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
];
const MAX_TYPES = 64;
const MAX_DEPTH = 16;
const WORD_BITS = 256;
const ARRAY = /^(.+)\[(\d*)\]$/;

/** Names as Solidity has them. Sites write the names of types with a colon as well. */
const FIELD = /^[A-Za-z_$][\w$]{0,127}$/;
const TYPE = /^[A-Za-z_$][\w$:]{0,127}$/;
const TYPE_OF_FIELD = /^[A-Za-z_$][\w$:]{0,127}(?:\[\d*\]){0,8}$/;
const ATOM = /^(?:string|bool|address|bytes\d*|u?int\d*)$/;
const encoder = new TextEncoder();

/** @throws KeyError `unreadable` where something of it would be signed without being known. */
export function parseTypedData(value: unknown): TypedData {
  const record = recordOf(value, ['types', 'primaryType', 'domain', 'message']);
  const listed = Object.entries(recordOf(record['types']));
  if (listed.length > MAX_TYPES) throw unreadable('types');
  // Another name could hide or turn around what is shown beside it, and one of a value's kind would change what that is.
  if (!listed.every(([name]) => TYPE.test(name) && !ATOM.test(name))) throw unreadable('types');
  const types = new Map(listed.map(([name, fields]) => [name, fieldsOf(fields)] as const));
  const domain = recordOf(record['domain']);
  if (!types.has(DOMAIN))
    types.set(
      DOMAIN,
      DOMAIN_FIELDS.filter(({ name }) => name in domain),
    );
  const primaryType = textIn(record, 'primaryType');
  if (!types.has(primaryType)) throw unreadable('primaryType');
  return { types, primaryType, domain, message: recordOf(record['message']) };
}

/** The digest of EIP-712. */
export function typedDataDigest({ types, primaryType, domain, message }: TypedData): Uint8Array {
  const head = Uint8Array.of(0x19, 0x01);
  const domainHash = structHash(types, DOMAIN, domain, 0);
  // The domain alone may be what is signed.
  if (primaryType === DOMAIN) return keccak_256(joined(head, domainHash));
  return keccak_256(joined(head, domainHash, structHash(types, primaryType, message, 0)));
}

function fieldsOf(value: unknown): readonly Field[] {
  if (!Array.isArray(value)) throw unreadable('types');
  const fields = value.map((entry: unknown) => {
    const field = recordOf(entry, ['name', 'type']);
    const [name, type] = [textIn(field, 'name'), textIn(field, 'type')];
    if (!FIELD.test(name) || !TYPE_OF_FIELD.test(type)) throw unreadable('types');
    return { name, type };
  });
  if (new Set(fields.map(({ name }) => name)).size !== fields.length) throw unreadable('types');
  return fields;
}

function structHash(
  types: TypedData['types'],
  name: string,
  value: Json,
  depth: number,
): Uint8Array {
  if (depth > MAX_DEPTH) throw unreadable('depth');
  const fields = types.get(name) ?? [];
  // A name that no type describes would not be signed, so showing it would mislead.
  const names = fields.map((field) => field.name);
  const given = recordOf(value, names);
  const typeHash = keccak_256(encoder.encode(encodedType(types, name)));
  const words = fields.map((field) => wordOf(types, field.type, given[field.name], depth));
  return keccak_256(joined(typeHash, ...words));
}

/** The type and those that it names, as EIP-712 hashes them: `Mail(Person from)Person(string name)`. */
export function encodedType(types: TypedData['types'], name: string): string {
  const named = new Set<string>();
  const visit = (type: string): void => {
    const base = type.replace(/(?:\[\d*\])+$/, '');
    if (named.has(base) || !types.has(base)) return;
    named.add(base);
    for (const field of types.get(base) ?? []) visit(field.type);
  };
  visit(name);
  named.delete(name);
  return [name, ...[...named].sort()]
    .map((one) => {
      const fields = (types.get(one) ?? []).map((field) => `${field.type} ${field.name}`);
      return `${one}(${fields.join(',')})`;
    })
    .join('');
}

/** The 32 bytes of one value. */
function wordOf(
  types: TypedData['types'],
  type: string,
  value: unknown,
  depth: number,
): Uint8Array {
  if (depth > MAX_DEPTH) throw unreadable('depth');
  const [, item, count] = ARRAY.exec(type) ?? [];
  if (item !== undefined) {
    if (!Array.isArray(value)) throw unreadable(type);
    if (count !== '' && value.length !== Number(count)) throw unreadable(type);
    const words = value.map((entry: unknown) => wordOf(types, item, entry, depth + 1));
    return keccak_256(joined(...words));
  }
  if (types.has(type)) return structHash(types, type, recordOf(value), depth + 1);
  return atomWord(type, value);
}

function atomWord(type: string, value: unknown): Uint8Array {
  if (type === 'string') {
    if (typeof value !== 'string') throw unreadable(type);
    return keccak_256(encoder.encode(value));
  }
  if (type === 'bytes') return keccak_256(bytesOf(value));
  if (type === 'bool') {
    if (typeof value !== 'boolean') throw unreadable(type);
    return numberWord(value ? 1n : 0n);
  }
  if (type === 'address') return padded(bytesOf(value), 20, 12);
  const [, length] = /^bytes([1-9]\d?)$/.exec(type) ?? [];
  if (length !== undefined && Number(length) <= 32)
    return padded(bytesOf(value), Number(length), 0);
  const [, unsigned, size] = /^(u?)int(\d*)$/.exec(type) ?? [];
  if (unsigned === undefined) throw unreadable(type);
  const bits = size === '' ? WORD_BITS : Number(size);
  if (bits === 0 || bits % 8 !== 0 || bits > WORD_BITS) throw unreadable(type);
  const [low, high] =
    unsigned === 'u'
      ? [0n, (1n << BigInt(bits)) - 1n]
      : [-(1n << BigInt(bits - 1)), (1n << BigInt(bits - 1)) - 1n];
  const number = integerOf(value);
  if (number < low || number > high) throw unreadable(type);
  return numberWord(BigInt.asUintN(WORD_BITS, number));
}

/** Sites write numbers in decimals, in hex, and as JSON numbers, which are exact below 2^53. */
function integerOf(value: unknown): bigint {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value);
  if (typeof value === 'string' && /^(?:-?\d{1,78}|0x[0-9a-f]{1,64})$/i.test(value)) {
    return BigInt(value);
  }
  throw unreadable('number');
}

function numberWord(value: bigint): Uint8Array {
  return bytesOf(`0x${value.toString(16).padStart(64, '0')}`);
}

/** `bytes` of exactly `length`, with `before` zeros in front and others behind. */
function padded(bytes: Uint8Array, length: number, before: number): Uint8Array {
  if (bytes.length !== length) throw unreadable();
  const word = new Uint8Array(32);
  word.set(bytes, before);
  return word;
}
