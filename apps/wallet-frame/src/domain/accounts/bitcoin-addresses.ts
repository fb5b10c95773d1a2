import { hexToBytes } from '@noble/hashes/utils.js';
import type { Accounts } from './accounts';
import { type BitcoinNetwork, ordinalsOf, paymentOf } from './bitcoin-scripts';

/** The addresses of the visitor on a network of Bitcoin. */
export function bitcoinAddresses({ ordinals, payment }: Accounts, network: BitcoinNetwork) {
  return {
    payment: paymentOf(hexToBytes(payment.publicKey), network).address ?? '',
    ordinals: ordinalsOf(hexToBytes(ordinals.publicKey), network).address ?? '',
  };
}
