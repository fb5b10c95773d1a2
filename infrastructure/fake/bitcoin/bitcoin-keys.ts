import { NETWORK, p2tr, p2wpkh, TEST_NETWORK } from '@scure/btc-signer';
import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js';

/** The networks of a Bitcoin test wallet, by the names that wallets use. */
export type BitcoinNetworkName = 'Mainnet' | 'Testnet' | 'Testnet4' | 'Signet' | 'Regtest';

/** The purposes for which a wallet keeps addresses. */
export type BitcoinPurpose = 'payment' | 'ordinals';

/** One key of a wallet, on any network. */
export interface BitcoinKey {
  /** The same on every network. */
  readonly id: string;
  readonly purpose: BitcoinPurpose;
  readonly secret: Uint8Array;
}

/** The address of a key on a network, with the data for spending from it. */
export interface BitcoinAddress {
  readonly address: string;
  readonly script: Uint8Array;

  /** In hexadecimal: 33 bytes, or 32 for Taproot (BIP-340). */
  readonly publicKey: string;
  readonly addressType: 'p2wpkh' | 'p2tr';

  /** For Taproot alone: the key before it is tweaked (BIP-341). */
  readonly tapInternalKey?: Uint8Array;
}

/** The beginnings of a network's addresses. */
export interface BitcoinSpelling {
  /** The readable part of BIP-173. */
  readonly bech32: string;

  /** The first byte of base58check addresses, and of keys in the wallet import format. */
  readonly pubKeyHash: number;
  readonly scriptHash: number;
  readonly wif: number;
}

/** How addresses are spelled on each network. */
export const bitcoinSpellings: Readonly<Record<BitcoinNetworkName, BitcoinSpelling>> = {
  Mainnet: NETWORK,
  Testnet: TEST_NETWORK,
  Testnet4: TEST_NETWORK,
  Signet: TEST_NETWORK,
  Regtest: { ...TEST_NETWORK, bech32: 'bcrt' },
};

/** The keys of `seeds`: for each seed one for payments (P2WPKH) and one for ordinals (P2TR). */
export function bitcoinKeysOf(seeds: readonly Uint8Array[]): readonly BitcoinKey[] {
  return seeds.flatMap((secret, index) =>
    (['payment', 'ordinals'] as const).map((purpose) => ({
      id: `${index}/${purpose}`,
      purpose,
      secret,
    })),
  );
}

/** The address of `key` on `network`. */
export function bitcoinAddressOf(
  { purpose, secret }: BitcoinKey,
  network: BitcoinNetworkName,
): BitcoinAddress {
  const spelling = bitcoinSpellings[network];
  if (purpose === 'payment') {
    const publicKey = secp256k1.getPublicKey(secret);
    const { address, script } = p2wpkh(publicKey, spelling);
    return { address, script, publicKey: toHex(publicKey), addressType: 'p2wpkh' };
  }
  const tapInternalKey = schnorr.getPublicKey(secret);
  const { address, script } = p2tr(tapInternalKey, undefined, spelling);
  return { address, script, publicKey: toHex(tapInternalKey), addressType: 'p2tr', tapInternalKey };
}

function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
