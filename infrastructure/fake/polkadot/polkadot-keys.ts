import { getPublicKey, secretFromSeed, sign } from '@scure/sr25519';
import { hexToBytes } from '@noble/hashes/utils.js';
import {
  checkPolkadotAddress,
  GENERIC_SS58_PREFIX,
  spellPolkadotAddress,
} from '../../../domain/address/polkadot-address';

/** A key of the kind sr25519, and its address. */
export interface PolkadotKey {
  /** In SS58, with the generic prefix. */
  readonly address: string;

  /** Signs `bytes` without a change: 64 bytes. */
  readonly sign: (bytes: Uint8Array) => Uint8Array;
}

/** The keys behind `seeds`, 32 bytes each in hexadecimal. */
export function polkadotKeys(seeds: readonly string[]): readonly PolkadotKey[] {
  return seeds.map((seed) => {
    const secret = secretFromSeed(hexToBytes(seed.replace(/^0x/, '')));
    const address = spellPolkadotAddress(getPublicKey(secret), GENERIC_SS58_PREFIX);
    if (address === undefined) throw new Error('a seed has 32 bytes');
    return { address, sign: (bytes) => sign(secret, bytes) };
  });
}

/** The one of `keys` with `address`, in any SS58 spelling. */
export function keyAt(address: unknown, keys: readonly PolkadotKey[]): PolkadotKey | undefined {
  const check = typeof address === 'string' ? checkPolkadotAddress(address) : undefined;
  if (!check?.ok) return undefined;
  const generic = spellPolkadotAddress(check.publicKey, GENERIC_SS58_PREFIX);
  return keys.find((key) => key.address === generic);
}
