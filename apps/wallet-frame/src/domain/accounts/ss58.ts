import { blake2b } from '@noble/hashes/blake2.js';
import { base58 } from '@scure/base';

const SS58_TAG = new TextEncoder().encode('SS58PRE');

/** The address of a key of sr25519 on the network with `prefix` (SS58). 42 is the prefix of no network in particular. */
export function ss58Address(publicKey: Uint8Array, prefix = 42): string {
  if (!Number.isInteger(prefix) || prefix < 0 || prefix > 16_383) {
    throw new RangeError('No prefix of SS58');
  }
  const [low, high] = [prefix & 0xff, prefix >> 8];
  const head = prefix < 64 ? [prefix] : [((prefix & 0xfc) >> 2) | 0x40, high | ((low & 0x03) << 6)];
  const body = Uint8Array.of(...head, ...publicKey);
  const checksum = blake2b(Uint8Array.of(...SS58_TAG, ...body)).subarray(0, 2);
  return base58.encode(Uint8Array.of(...body, ...checksum));
}
