import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { createBase58check } from '@scure/base';
import { type RefusedAddress, refuseAddress } from './address-check';
import { decodeBase58 } from './base58';
import { type Bech32Encoding, bytesFromWords, decodeBech32 } from './bech32';

/** Networks whose addresses differ. Testnet 3, testnet 4 and signet share theirs. */
export type BitcoinNetwork = 'mainnet' | 'testnet' | 'regtest';

/**
 * What an address pays to. `futureWitness` is a witness program that BIP-350 allows but that no spending rule
 * covers yet: versions 2 to 16, or version 1 in another length than Taproot's.
 */
export type BitcoinAddressType = 'p2pkh' | 'p2sh' | 'p2wpkh' | 'p2wsh' | 'p2tr' | 'futureWitness';

/** The result of the safe-level check of a Bitcoin address. */
export type BitcoinAddressCheck =
  | {
      readonly ok: true;

      /** The canonical spelling: bech32 in lower case. */
      readonly address: string;
      readonly type: BitcoinAddressType;

      /**
       * The networks on which the address is valid. A base58 test address is valid on testnet and on regtest.
       */
      readonly networks: readonly BitcoinNetwork[];
    }
  | RefusedAddress;

const base58Form = /^[123mn][1-9A-HJ-NP-Za-km-z]{25,34}$/;
const bech32Form = /^(?:bc|tb|bcrt)1[02-9ac-hj-np-z]{8,84}$/;

const base58check = createBase58check(sha256);

const base58Versions: Readonly<
  Record<number, { type: BitcoinAddressType; networks: readonly BitcoinNetwork[] }>
> = {
  0x00: { type: 'p2pkh', networks: ['mainnet'] },
  0x05: { type: 'p2sh', networks: ['mainnet'] },
  0x6f: { type: 'p2pkh', networks: ['testnet', 'regtest'] },
  0xc4: { type: 'p2sh', networks: ['testnet', 'regtest'] },
};

const bech32Networks: Readonly<Record<string, BitcoinNetwork>> = {
  bc: 'mainnet',
  tb: 'testnet',
  bcrt: 'regtest',
};

const MAX_WITNESS_VERSION = 16;

/**
 * Whether `value` has the form of a Bitcoin address on any network: base58 with a known first
 * character, or bech32 with a known prefix in letters of one case. Says nothing about the checksum;
 * see {@link checkBitcoinAddress}.
 */
export function isBitcoinAddress(value: string): boolean {
  return base58Form.test(value) || bech32Form.test(ofOneCase(value));
}

/**
 * The networks that an address belongs to by its first characters. Does not check the checksum. Empty for a
 * text without the form of an address.
 */
export function bitcoinNetworksByForm(value: string): readonly BitcoinNetwork[] {
  if (!isBitcoinAddress(value)) return [];
  if (base58Form.test(value)) return /^[13]/.test(value) ? ['mainnet'] : ['testnet', 'regtest'];
  const network = bech32Networks[value.toLowerCase().split('1', 1)[0] ?? ''];
  return network ? [network] : [];
}

/**
 * Checks a Bitcoin address at the safe level: the checksum (base58check, BIP-173 or BIP-350), the size of the
 * payload, that a Taproot key can exist (BIP-341), and that the address belongs to `network`, when it is
 * given. A future witness program passes: callers should warn the sender, by its `type`.
 */
export function checkBitcoinAddress(value: string, network?: BitcoinNetwork): BitcoinAddressCheck {
  const check = base58Form.test(value) ? checkBase58(value) : checkSegwit(ofOneCase(value));
  if (check.ok && network && !check.networks.includes(network)) return refuseAddress('network');
  return check;
}

function checkBase58(value: string): BitcoinAddressCheck {
  if (!decodeBase58(value)) return refuseAddress('form');
  const payload = base58checkPayload(value);
  if (!payload) return refuseAddress('checksum');
  const version = base58Versions[payload[0] ?? -1];
  if (!version) return refuseAddress('kind');
  if (payload.length !== 21) return refuseAddress('length');
  return { ok: true, address: value, ...version };
}

function base58checkPayload(value: string): Uint8Array | undefined {
  try {
    return base58check.decode(value);
  } catch {
    return undefined;
  }
}

function checkSegwit(address: string): BitcoinAddressCheck {
  if (!bech32Form.test(address)) return refuseAddress('form');
  const decoded = decodeBech32(address);
  if (!decoded) return refuseAddress('checksum');
  const [version = -1, ...words] = decoded.words;
  if (decoded.encoding !== encodingOf(version)) return refuseAddress('checksum');
  const network = bech32Networks[decoded.prefix];
  if (!network || version > MAX_WITNESS_VERSION) return refuseAddress('form');

  const program = bytesFromWords(words);
  if (!program || program.length < 2 || program.length > 40) return refuseAddress('length');
  const type = witnessType(version, program.length);
  if (!type) return refuseAddress('length');
  if (type === 'p2tr' && !isPointCoordinate(program)) return refuseAddress('key');
  return { ok: true, address, type, networks: [network] };
}

function encodingOf(witnessVersion: number): Bech32Encoding {
  return witnessVersion === 0 ? 'bech32' : 'bech32m';
}

function witnessType(version: number, length: number): BitcoinAddressType | undefined {
  if (version === 0 && length === 20) return 'p2wpkh';
  if (version === 0 && length === 32) return 'p2wsh';
  if (version === 0) return undefined;
  return version === 1 && length === 32 ? 'p2tr' : 'futureWitness';
}

/**
 * BIP-173 allows letters of either case, but not of both. A mixed address stays as it is and fails the check.
 */
function ofOneCase(value: string): string {
  return value === value.toUpperCase() ? value.toLowerCase() : value;
}

const FIELD_PRIME = 2n ** 256n - 2n ** 32n - 977n;

/** Whether secp256k1 has a point with this x: whether x³ + 7 is a square (Euler's criterion). */
function isPointCoordinate(bytes: Uint8Array): boolean {
  const x = BigInt(`0x${bytesToHex(bytes)}`);
  if (x >= FIELD_PRIME) return false;
  let base = (x ** 3n + 7n) % FIELD_PRIME;
  let power = 1n;
  for (let exponent = (FIELD_PRIME - 1n) / 2n; exponent > 0n; exponent >>= 1n) {
    if (exponent & 1n) power = (power * base) % FIELD_PRIME;
    base = (base * base) % FIELD_PRIME;
  }
  return power === 1n;
}
