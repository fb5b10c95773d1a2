import { hexToBytes } from '@noble/hashes/utils.js';
import { type Accounts, type BitcoinNetwork, ordinalsOf, paymentOf } from './accounts';

/** The addresses of the visitor on a network of Bitcoin. */
export function bitcoinAddresses({ ordinals, payment }: Accounts, network: BitcoinNetwork) {
  return {
    payment: paymentOf(hexToBytes(payment.publicKey), network).address ?? '',
    ordinals: ordinalsOf(hexToBytes(ordinals.publicKey), network).address ?? '',
  };
}
