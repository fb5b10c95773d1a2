import type { ChainNamespace } from '../caip/chain-namespace';

/** What kind of account an address is: an ordinary one, a contract, or Bitcoin's payment address. */
export const accountTypes = ['eoa', 'smartAccount', 'payment'] as const;

export type AccountType = (typeof accountTypes)[number];

/** The account type preferred on each namespace unless the site or the visitor says otherwise. */
export const defaultAccountTypes: Readonly<Record<ChainNamespace, AccountType>> = {
  eip155: 'smartAccount',
  solana: 'eoa',
  polkadot: 'eoa',
  bip122: 'payment',
};
