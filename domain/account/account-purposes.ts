import { checkBitcoinAddress } from '../address/bitcoin-address';
import type { ChainNamespace } from '../caip/chain-namespace';
import type { AccountPurpose } from './granted-account';

const namespacesWithPurposes: Readonly<Record<ChainNamespace, boolean>> = {
  bip122: true,
  eip155: false,
  polkadot: false,
  solana: false,
};

/** Whether wallets of `namespace` keep each address for a purpose. */
export function hasPurposes(namespace: ChainNamespace): boolean {
  return namespacesWithPurposes[namespace];
}

/** The usual purpose of a Bitcoin address of its kind. */
export function usualPurpose(address: string): AccountPurpose {
  const check = checkBitcoinAddress(address);
  return check.ok && check.type === 'p2tr' ? 'ordinals' : 'payment';
}
