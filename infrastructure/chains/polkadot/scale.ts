import { WidgetError } from '../../../domain/errors/widget-error';

const hexPattern = /^0x(?:[0-9a-f]{2})*$/i;

/** The bytes that `hex` writes, or `undefined` for a text that is not hexadecimal with `0x` in front. */
export function bytesOf(hex: unknown): Uint8Array | undefined {
  if (typeof hex !== 'string' || !hexPattern.test(hex)) return undefined;
  return Uint8Array.from({ length: hex.length / 2 - 1 }, (_, index) =>
    Number.parseInt(hex.slice(2 + index * 2, 4 + index * 2), 16),
  );
}

/** `bytes` in hexadecimal, with `0x` in front. */
export function hexOf(bytes: Uint8Array): `0x${string}` {
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** The unsigned number in `size` bytes of `bytes` from `at`, the lowest byte first, as SCALE writes it. */
export function readUnsigned(bytes: Uint8Array, at: number, size: number): bigint {
  return bytes
    .subarray(at, at + size)
    .reduceRight((value, byte) => (value << 8n) | BigInt(byte), 0n);
}

/** @throws `RPC_RESPONSE_INVALID` where `answer` is no hexadecimal text. */
export function expectBytes(answer: unknown, what: string): Uint8Array {
  const bytes = bytesOf(answer);
  if (bytes) return bytes;
  throw new WidgetError('RPC_RESPONSE_INVALID', { reason: `${what} is not hexadecimal` });
}

/** The text behind a compact length at `at`, and where it ends. `undefined` where the bytes run out. */
export function readText(
  bytes: Uint8Array,
  at: number,
): { readonly text: string; readonly end: number } | undefined {
  const mode = (bytes[at] ?? 3) & 3;
  if (mode === 3) return undefined; // Longer than any text that is read here.
  const size = 1 << mode;
  const start = at + size;
  const end = start + Number(readUnsigned(bytes, at, size) >> 2n);
  if (end > bytes.length) return undefined;
  return { text: new TextDecoder().decode(bytes.subarray(start, end)), end };
}
