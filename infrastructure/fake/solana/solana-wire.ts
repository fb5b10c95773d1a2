import { encodeBase58 } from '../../../domain/address/base58';

const SIGNATURE_BYTES = 64;
const KEY_BYTES = 32;
const VERSION_BIT = 0x80;

/** A transaction in Solana's wire format, parsed as far as signing it requires. */
export interface WireTransaction {
  /** The signed part. */
  readonly message: Uint8Array;

  /** The required signers, in the order of the signatures. The first one pays. */
  readonly signers: readonly string[];

  /** The offset of the first signature. */
  readonly signaturesAt: number;
}

/** @throws `RangeError` for bytes that are too short for a transaction. */
export function readWire(wire: Uint8Array): WireTransaction {
  const [count, signaturesAt] = shortNumber(wire, 0);
  const message = wire.subarray(signaturesAt + count * SIGNATURE_BYTES);
  const isVersioned = (byteAt(message, 0) & VERSION_BIT) !== 0;
  const headerAt = isVersioned ? 1 : 0;
  const [keyCount, keysAt] = shortNumber(message, headerAt + 3);
  const signerCount = Math.min(byteAt(message, headerAt), keyCount, count);
  const signers = Array.from({ length: signerCount }, (_, index) => {
    const at = keysAt + index * KEY_BYTES;
    return encodeBase58(message.subarray(at, at + KEY_BYTES));
  });
  return { message, signers, signaturesAt };
}

/** `wire` with the signature of `signer` in its place; unchanged where `signer` is not one of its signers. */
export function withSignature(wire: Uint8Array, signer: string, signature: Uint8Array): Uint8Array {
  const { signers, signaturesAt } = readWire(wire);
  const index = signers.indexOf(signer);
  const signed = Uint8Array.from(wire);
  if (index >= 0) signed.set(signature, signaturesAt + index * SIGNATURE_BYTES);
  return signed;
}

/** Solana's short form of a number, and where it ends: seven bits a byte, the lowest first. */
function shortNumber(bytes: Uint8Array, start: number): readonly [value: number, end: number] {
  let value = 0;
  for (let at = start; ; at += 1) {
    const byte = byteAt(bytes, at);
    value |= (byte & 0x7f) << (7 * (at - start));
    if (byte < 0x80) return [value, at + 1];
  }
}

function byteAt(bytes: Uint8Array, at: number): number {
  const byte = bytes[at];
  if (byte === undefined) throw new RangeError('The transaction ends too early');
  return byte;
}
