import { ed25519 } from '@noble/curves/ed25519.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { blake2b } from '@noble/hashes/blake2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { base58 } from '@scure/base';
import { NETWORK, p2tr, p2wpkh, TEST_NETWORK } from '@scure/btc-signer';
import { getPublicKey } from '@scure/sr25519';
import { withKey } from './account-keys';

/** The networks of Bitcoin by the prefix of their addresses. */
export const bitcoinNetworks = {
  mainnet: NETWORK,
  testnet: TEST_NETWORK,
  regtest: { ...TEST_NETWORK, bech32: 'bcrt' },
} as const;
export type BitcoinNetwork = keyof typeof bitcoinNetworks;

/** The accounts of one entropy, which hold no secret. Keys and scripts are in hex. */
export interface Accounts {
  readonly evm: { readonly address: string };
  readonly solana: { readonly address: string };
  readonly payment: { readonly publicKey: string };
  readonly ordinals: { readonly publicKey: string };
  readonly sr25519: { readonly publicKey: string };
}

/** The accounts of one entropy. */
export async function accountsOf(entropy: Uint8Array): Promise<Accounts> {
  const compressed = (key: Uint8Array): string => bytesToHex(secp256k1.getPublicKey(key, true));
  return {
    evm: {
      address: await withKey(entropy, 'evm', (key) =>
        evmAddress(secp256k1.getPublicKey(key, false)),
      ),
    },
    solana: {
      address: await withKey(entropy, 'solana', (key) => base58.encode(ed25519.getPublicKey(key))),
    },
    payment: { publicKey: await withKey(entropy, 'payment', compressed) },
    ordinals: { publicKey: await withKey(entropy, 'ordinals', compressed) },
    sr25519: {
      publicKey: await withKey(entropy, 'sr25519', (key) => bytesToHex(getPublicKey(key))),
    },
  };
}

/** The address of an uncompressed key of secp256k1. */
export function evmAddress(publicKey: Uint8Array): string {
  return checksumAddress(bytesToHex(keccak_256(publicKey.subarray(1)).subarray(-20)));
}

/** An address with the checksum of EIP-55, from its 40 small digits. */
export function checksumAddress(digits: string): string {
  const hash = bytesToHex(keccak_256(new TextEncoder().encode(digits)));
  const cased = [...digits].map((digit, at) =>
    Number.parseInt(hash[at] ?? '0', 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return `0x${cased.join('')}`;
}

/** The pay-to-witness script and address of a compressed key, for payments (BIP-84). */
export function paymentOf(publicKey: Uint8Array, network: BitcoinNetwork) {
  const { address, script } = p2wpkh(publicKey, bitcoinNetworks[network]);
  return { address, script };
}

/** The taproot script and address of a compressed key, for ordinals (BIP-86). */
export function ordinalsOf(publicKey: Uint8Array, network: BitcoinNetwork) {
  const internalKey = publicKey.slice(1);
  const { address, script } = p2tr(internalKey, undefined, bitcoinNetworks[network]);
  return { address, script, internalKey };
}

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
