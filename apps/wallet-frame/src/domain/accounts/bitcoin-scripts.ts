import { NETWORK, p2tr, p2wpkh, TEST_NETWORK } from '@scure/btc-signer';

/** The networks of Bitcoin by the prefix of their addresses. */
export const bitcoinNetworks = {
  mainnet: NETWORK,
  testnet: TEST_NETWORK,
  regtest: { ...TEST_NETWORK, bech32: 'bcrt' },
} as const;
export type BitcoinNetwork = keyof typeof bitcoinNetworks;

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
