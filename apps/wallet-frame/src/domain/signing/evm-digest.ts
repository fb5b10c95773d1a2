import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { joined } from '../../../../../domain/bytes/joined';

/** A signature of secp256k1 in its parts. */
export interface EvmSignature {
  readonly r: bigint;
  readonly s: bigint;

  /** 0 or 1: which of two public keys signed. */
  readonly parity: number;
}

/** Signs a digest of 32 bytes. */
export function signDigest(digest: Uint8Array, key: Uint8Array): EvmSignature {
  const bytes = secp256k1.sign(digest, key, { prehash: false, format: 'recovered' });
  const { r, s, recovery } = secp256k1.Signature.fromBytes(bytes, 'recovered');
  return { r, s, parity: recovery === 1 ? 1 : 0 };
}

/** The 65 bytes that wallets answer: r, s, and 27 or 28. */
export function signatureHex({ r, s, parity }: EvmSignature): string {
  const word = (value: bigint): string => value.toString(16).padStart(64, '0');
  return `0x${word(r)}${word(s)}${(27 + parity).toString(16)}`;
}

const MESSAGE_HEAD = '\u0019Ethereum Signed Message:\n';

/** `personal_sign` (EIP-191). */
export function signEvmMessage(message: Uint8Array, key: Uint8Array): string {
  const head = new TextEncoder().encode(`${MESSAGE_HEAD}${message.length}`);
  return signatureHex(signDigest(keccak_256(joined(head, message)), key));
}
