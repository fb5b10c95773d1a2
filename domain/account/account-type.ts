import type { ChainNamespace } from '../caip/chain-namespace';

/** An account type: a key's own account, a contract's, or a Bitcoin payment address. */
export type AccountType = 'eoa' | 'smartAccount' | 'payment';

/** The preferred account type on each namespace. */
export type AccountTypes = Readonly<Record<ChainNamespace, AccountType>>;

/** The preference where neither the site nor the visitor chose. */
export const defaultAccountTypes: AccountTypes = {
  bip122: 'payment',
  eip155: 'smartAccount',
  polkadot: 'eoa',
  solana: 'eoa',
};

/** The account types that exist on each namespace. */
export const accountTypesOfNamespaces: {
  readonly [N in ChainNamespace]: readonly [AccountType, ...AccountType[]];
} = {
  bip122: ['payment'],
  eip155: ['eoa', 'smartAccount'],
  polkadot: ['eoa'],
  solana: ['eoa'],
};
