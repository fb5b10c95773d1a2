import { ed25519 } from '@noble/curves/ed25519.js';
import { KeyError } from '../bytes/key-error';
import { joined } from '../../../../../domain/bytes/joined';
import { unreadable } from '../bytes/untrusted';

const SIGNATURE_BYTES = 64;
const KEY_BYTES = 32;

/** The most bytes of a packet of the network, which bounds every transaction. */
const MAX_BYTES = 1232;
const VERSION_BIT = 0x80;
const MAX_SIGNERS = 19; // As many signatures of 64 bytes, with their keys, as a packet holds.

/** A transaction of Solana, as far as a signer has to understand it. */
export interface SolanaTransaction {
  /** What is signed. */
  readonly message: Uint8Array;
  readonly signatures: readonly Uint8Array[];

  /** The accounts that must sign, in the order of their signatures. */
  readonly signers: readonly Uint8Array[];
}

/** Reads a transaction with its signatures. @throws KeyError `unreadable` */
export function parseSolanaTransaction(bytes: Uint8Array): SolanaTransaction {
  if (bytes.length > MAX_BYTES) throw unreadable('size');
  const { value: count, end } = compactAt(bytes, 0);
  const messageAt = end + count * SIGNATURE_BYTES;
  const message = bytes.slice(messageAt);
  const signers = signersOf(message);
  if (signers?.length !== count) throw unreadable('signatures');
  const signatures = signers.map((_, n) =>
    bytes.slice(end + n * SIGNATURE_BYTES, end + (n + 1) * SIGNATURE_BYTES),
  );
  return { message, signatures, signers };
}

/**
 * Adds the signature of `key` to a transaction that asks for it.
 *
 * @throws KeyError `unreadable`, or `refused` where it asks for other accounts only.
 */
export function signSolanaTransaction(bytes: Uint8Array, key: Uint8Array): Uint8Array {
  const { message, signatures, signers } = parseSolanaTransaction(bytes);
  const own = ed25519.getPublicKey(key);
  const index = signers.findIndex((signer) => signer.every((byte, at) => byte === own[at]));
  if (index < 0) throw new KeyError('refused', 'account');
  const signature = ed25519.sign(message, key);
  const all = signatures.map((given, at) => (at === index ? signature : given));
  return joined(Uint8Array.of(all.length), ...all, message);
}

/**
 * Signs a message.
 *
 * @throws KeyError `refused` where the bytes are a transaction, which the visitor would not see as one.
 */
export function signSolanaMessage(message: Uint8Array, key: Uint8Array): Uint8Array {
  if (signersOf(message)) throw new KeyError('refused', 'transaction');
  return ed25519.sign(message, key);
}

/** The accounts that must sign a message of the ledger. `undefined` where the bytes are none. */
function signersOf(message: Uint8Array): readonly Uint8Array[] | undefined {
  const first = message[0] ?? 0;
  if (first > VERSION_BIT) return undefined; // A version that does not exist.
  const at = first === VERSION_BIT ? 1 : 0;
  const [signers = 0, readonlySigned = 0, readonlyUnsigned = 0] = message.subarray(at, at + 3);
  try {
    const { value: accounts, end } = compactAt(message, at + 3);
    const isHeader =
      signers > 0 &&
      signers <= MAX_SIGNERS &&
      readonlySigned < signers &&
      signers + readonlyUnsigned <= accounts &&
      end + (accounts + 1) * KEY_BYTES < message.length; // The keys, a blockhash, and more.
    if (!isHeader) return undefined;
    return Array.from({ length: signers }, (_, n) =>
      message.slice(end + n * KEY_BYTES, end + (n + 1) * KEY_BYTES),
    );
  } catch {
    return undefined;
  }
}

/** A number of one to three bytes, in its only form. */
function compactAt(bytes: Uint8Array, start: number): { value: number; end: number } {
  let value = 0;
  for (let length = 0; length < 3; length += 1) {
    const byte = bytes[start + length];
    if (byte === undefined) throw unreadable('length');
    value += (byte & 0x7f) * 2 ** (7 * length);
    if (byte < 0x80) {
      if (byte === 0 && length > 0) throw unreadable('length');
      return { value, end: start + length + 1 };
    }
  }
  throw unreadable('length');
}
