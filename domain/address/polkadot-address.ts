import { blake2b } from '@noble/hashes/blake2.js';
import { type RefusedAddress, refuseAddress } from './address-check';
import { decodeBase58, encodeBase58 } from './base58';

/** The prefix of an SS58 address that belongs to no network in particular. */
export const GENERIC_SS58_PREFIX = 42;

/** The result of the safe-level check of a Polkadot address. */
export type PolkadotAddressCheck =
  | {
      readonly ok: true;
      readonly address: string;

      /** The network's number in the SS58 registry. */
      readonly prefix: number;
      readonly publicKey: Uint8Array;
    }
  | RefusedAddress;

const polkadotAddressPattern = /^[1-9A-HJ-NP-Za-km-z]{35,52}$/;
const MAX_PREFIX = 2 ** 14 - 1;
const CHECKSUM_BYTES = 2;

/** SS58 reserves these two of the one-byte prefixes. */
const reservedPrefixes: ReadonlySet<number> = new Set([46, 47]);

/** An account is a key of 32 bytes, or of 33 where a network uses ECDSA keys as they are. */
const accountSizes: ReadonlySet<number> = new Set([32, 33]);

const checksumContext = Uint8Array.from('SS58PRE', (character) => character.charCodeAt(0));

/**
 * Whether `value` has the form of an SS58 account address: 35 to 52 base58 characters. Says nothing
 * about the checksum; see {@link checkPolkadotAddress}.
 */
export function isPolkadotAddress(value: string): boolean {
  return polkadotAddressPattern.test(value);
}

/**
 * Checks a Polkadot address at the safe level: the form, the SS58 checksum, the size of the account
 * and, when `prefixes` are given, that the address is spelled for one of those networks.
 */
export function checkPolkadotAddress(
  value: string,
  prefixes?: readonly number[],
): PolkadotAddressCheck {
  const bytes = isPolkadotAddress(value) ? decodeBase58(value) : undefined;
  const header = bytes && readPrefix(bytes);
  if (!bytes || !header) return refuseAddress('form');
  const signed = bytes.subarray(0, -CHECKSUM_BYTES);
  const publicKey = signed.slice(header.size);
  if (!accountSizes.has(publicKey.length)) return refuseAddress('length');
  const checksum = checksumOf(signed);
  if (!bytes.subarray(-CHECKSUM_BYTES).every((byte, index) => byte === checksum[index])) {
    return refuseAddress('checksum');
  }
  if (prefixes && !prefixes.includes(header.prefix)) return refuseAddress('network');
  return { ok: true, address: value, prefix: header.prefix, publicKey };
}

/**
 * Spells an account for the network with this SS58 `prefix`. Returns `undefined` when the prefix is
 * reserved or above 16383, or `publicKey` is not an account.
 */
export function spellPolkadotAddress(publicKey: Uint8Array, prefix: number): string | undefined {
  const header = writePrefix(prefix);
  if (!header || !accountSizes.has(publicKey.length)) return undefined;
  const signed = Uint8Array.of(...header, ...publicKey);
  return encodeBase58(Uint8Array.of(...signed, ...checksumOf(signed).subarray(0, CHECKSUM_BYTES)));
}

function checksumOf(signed: Uint8Array): Uint8Array {
  return blake2b(Uint8Array.of(...checksumContext, ...signed), { dkLen: 64 });
}

/**
 * SS58 keeps the lower six bits of a two-byte prefix in the first byte, and the upper two bits of that part
 * in the second.
 */
function readPrefix(bytes: Uint8Array): { prefix: number; size: number } | undefined {
  const [first = 0xff, second = 0] = bytes;
  if (first < 64) return reservedPrefixes.has(first) ? undefined : { prefix: first, size: 1 };
  if (first >= 128) return undefined;
  const lower = ((first << 2) & 0xff) | (second >> 6);
  const prefix = lower | ((second & 0x3f) << 8);
  return prefix < 64 ? undefined : { prefix, size: 2 };
}

function writePrefix(prefix: number): readonly number[] | undefined {
  if (!Number.isInteger(prefix) || prefix < 0 || prefix > MAX_PREFIX) return undefined;
  if (prefix < 64) return reservedPrefixes.has(prefix) ? undefined : [prefix];
  return [((prefix & 0xfc) >> 2) | 0x40, (prefix >> 8) | ((prefix & 0x03) << 6)];
}
