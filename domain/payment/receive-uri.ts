import { parseCaipAddress, type CaipAddress } from '../caip/caip-address';
import { formatPaymentUri } from './payment-uri';

/**
 * What a visitor shows to be paid at `account`, for a camera to read: ERC-681 on EVM chains with the chain
 * named, BIP-21 in Bitcoin, the transfer request of Solana Pay; on Polkadot the address itself, for which
 * there is no scheme.
 */
export function receiveUri(account: CaipAddress): string {
  const { namespace, chainReference, address } = parseCaipAddress(account);
  if (namespace === 'eip155') {
    return formatPaymentUri({ namespace, chainReference, receiver: address });
  }
  if (namespace === 'bip122') {
    return formatPaymentUri({ namespace, receiver: address, networks: [] });
  }
  return namespace === 'solana' ? `solana:${address}` : address;
}
