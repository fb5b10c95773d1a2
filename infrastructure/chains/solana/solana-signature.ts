import { encodeBase58 } from '../../../domain/address/base58';

const SIGNATURE_BYTES = 64;
const KEY_BYTES = 32;

/** The first bit of a message shows its format: set in versioned messages, not set in legacy ones. */
const VERSION_BIT = 0x80;

/** The header before the keys: the number of signers, and of read-only accounts. */
const COUNTS_BYTES = 3;

/**
 * `transaction`, in Solana's wire format, with the signature of `signer` in its place.
 *
 * @throws `RangeError` where `signer` is not one of its signers, or the transaction ends too early.
 */
export function withSolanaSignature(
  transaction: Uint8Array,
  signer: string,
  signature: Uint8Array,
): Uint8Array {
  const [places, placesAt] = compactNumber(transaction, 0);
  const message = transaction.subarray(placesAt + places * SIGNATURE_BYTES);
  const countsAt = (byteAt(message, 0) & VERSION_BIT) === 0 ? 0 : 1;
  const [, keysAt] = compactNumber(message, countsAt + COUNTS_BYTES);
  const signers = Math.min(places, byteAt(message, countsAt));
  for (let place = 0; place < signers; place += 1) {
    const at = keysAt + place * KEY_BYTES;
    if (encodeBase58(message.subarray(at, at + KEY_BYTES)) !== signer) continue;
    const signed = Uint8Array.from(transaction);
    signed.set(signature, placesAt + place * SIGNATURE_BYTES);
    return signed;
  }
  throw new RangeError(`${signer} is not one of the signers`);
}

/** A number in Solana's short form, seven bits a byte with the lowest first, and where it ends. */
function compactNumber(bytes: Uint8Array, start: number): readonly [value: number, end: number] {
  let value = 0;
  let at = start;
  for (;;) {
    const byte = byteAt(bytes, at);
    value |= (byte & 0x7f) << (7 * (at - start));
    at += 1;
    if (byte < 0x80) return [value, at];
  }
}

function byteAt(bytes: Uint8Array, at: number): number {
  const byte = bytes[at];
  if (byte === undefined) throw new RangeError('The transaction ends too early');
  return byte;
}
