import { type CaipAddressParts, type CaipAddress, parseCaipAddress } from '../caip/caip-address';
import type { ChainNamespace } from '../caip/chain-namespace';
import { formatPaymentUri } from './payment-uri';

/** Polkadot has no scheme for payments, so its URI is the address alone. */
const receiveUris: { readonly [N in ChainNamespace]: (account: CaipAddressParts) => string } = {
  bip122: ({ address }) =>
    formatPaymentUri({ namespace: 'bip122', receiver: address, networks: [] }),
  eip155: ({ chainReference, address }) =>
    formatPaymentUri({ namespace: 'eip155', chainReference, receiver: address }),
  polkadot: ({ address }) => address,
  solana: ({ address }) => `solana:${address}`,
};

/**
 * The text that a payer's camera reads to pay to `account`: ERC-681 with the chain named on EVM chains,
 * BIP-21 in Bitcoin, the transfer request of Solana Pay, the plain address on Polkadot.
 */
export function receiveUri(account: CaipAddress): string {
  const parts = parseCaipAddress(account);
  return receiveUris[parts.namespace](parts);
}
