import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import type { EvmSponsorKey } from '../../ports/sponsor-key';

/** A secp256k1 key in the memory of the service. */
export function evmSponsorKey(key: Uint8Array): EvmSponsorKey {
  return {
    async sign(hash) {
      const signed = secp256k1.sign(hash, key, { prehash: false, format: 'recovered' });
      // noble writes the recovery bit first, the contract reads it last.
      return Uint8Array.of(...signed.slice(1), 27 + (signed[0] ?? 0));
    },
  };
}

/** The account whose signatures this key makes. */
export function evmSponsorAddress(key: Uint8Array): string {
  const hash = keccak_256(secp256k1.getPublicKey(key, false).slice(1));
  return `0x${Buffer.from(hash.slice(-20)).toString('hex')}`;
}
