import { joined } from '../bytes/joined';

/** The compact form of SCALE. */
export function compact(number: bigint): Uint8Array {
  if (number < 1n << 6n) return littleEndian(number << 2n, 1);
  if (number < 1n << 14n) return littleEndian((number << 2n) | 1n, 2);
  if (number < 1n << 30n) return littleEndian((number << 2n) | 2n, 4);
  const length = Math.ceil(number.toString(16).length / 2);
  return joined(Uint8Array.of(((length - 4) << 2) | 3), littleEndian(number, length));
}

/** A number of so many bytes, the lowest first. */
export function littleEndian(number: bigint, length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, at) => Number((number >> BigInt(8 * at)) & 0xffn));
}

/** A length, then so many bytes. */
export function sized(bytes: Uint8Array): Uint8Array {
  return joined(compact(BigInt(bytes.length)), bytes);
}

/** A value that can be absent. */
export function option(value: Uint8Array | undefined): Uint8Array {
  return value === undefined ? Uint8Array.of(0) : joined(Uint8Array.of(1), value);
}

/** Values in their order, after their count. */
export function list(values: readonly Uint8Array[]): Uint8Array {
  return joined(compact(BigInt(values.length)), ...values);
}
