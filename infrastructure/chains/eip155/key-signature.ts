import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { isSameEvmAddress } from '../../../domain/address/evm-address';
import { attempt } from '../../../domain/outside/attempt';

/** `r`, `s`, and the recovery bit that chooses the key: 0 or 1, which most wallets write as 27 or 28. */
const signaturePattern = /^0x([0-9a-f]{128})(00|01|1b|1c)$/i;

/** The bytes that wallets sign for `message` (EIP-191, version 0x45). */
export function personalHash(message: Uint8Array): Uint8Array {
  const prefix = new TextEncoder().encode(`\u0019Ethereum Signed Message:\n${message.length}`);
  return keccak_256(concatBytes(prefix, message));
}

/**
 * Whether `signature` signs `message` with the key of `address`. Downloaded on demand, because it contains an
 * elliptic curve.
 */
export function keyHasSigned(message: Uint8Array, address: string, signature: string): boolean {
  return keyHasSignedHash(personalHash(message), address, signature);
}

/** As {@link keyHasSigned}, of what was hashed already. */
export function keyHasSignedHash(hash: Uint8Array, address: string, signature: string): boolean {
  const signer = attempt(() => signerOf(hash, signature));
  return signer !== undefined && isSameEvmAddress(signer, address);
}

/** `undefined` for the higher of the two possible `s`, as contracts have it (EIP-2). Throws where no key matches. */
function signerOf(hash: Uint8Array, signature: string): string | undefined {
  const [, scalars = '', parity = ''] = signaturePattern.exec(signature) ?? [];
  const recovery = Number.parseInt(parity, 16) % 27;
  const recoverable = Uint8Array.of(recovery, ...hexToBytes(scalars));
  const parts = secp256k1.Signature.fromBytes(recoverable, 'recovered');
  if (parts.hasHighS()) return undefined;
  const point = parts.recoverPublicKey(hash).toBytes(false);
  return `0x${bytesToHex(keccak_256(point.slice(1)).slice(-20))}`;
}
