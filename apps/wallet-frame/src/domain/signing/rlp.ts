import { joined } from '../../../../../domain/bytes/joined';

/** A value of Ethereum's recursive length prefix. A number is written without leading zeros. */
export type Rlp = Uint8Array | bigint | readonly Rlp[];

/** Encodes `value` by Ethereum's recursive length prefix. */
export function rlp(value: Rlp): Uint8Array {
  if (typeof value === 'bigint') return rlp(bytesOfNumber(value));
  if (value instanceof Uint8Array) {
    const isItself = value.length === 1 && (value[0] ?? 0) < 0x80;
    return isItself ? value : prefixed(0x80, value);
  }
  return prefixed(0xc0, joined(...value.map(rlp)));
}

function prefixed(base: number, content: Uint8Array): Uint8Array {
  const { length } = content;
  if (length < 56) return joined(Uint8Array.of(base + length), content);
  const digits = bytesOfNumber(BigInt(length));
  return joined(Uint8Array.of(base + 55 + digits.length), digits, content);
}

/** Big-endian, without leading zeros: zero is no byte at all. */
function bytesOfNumber(value: bigint): Uint8Array {
  const bytes: number[] = [];
  for (let rest = value; rest > 0n; rest >>= 8n) bytes.unshift(Number(rest & 0xffn));
  return Uint8Array.from(bytes);
}
