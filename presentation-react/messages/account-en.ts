import type { AccountTab } from '../../domain/account/account-tab';
import type { AccountPurpose } from '../../domain/account/granted-account';

/** The texts of the account's view, of the list of wallets, and of an account on a network that cannot be used. */
export interface AccountMessages {
  readonly copyAddress: (address: string) => string;
  readonly balance: (amount: string) => string;
  readonly balanceLoading: string;
  readonly balanceUnavailable: string;
  readonly connectedWith: (wallet: string) => string;
  readonly moreAddresses: (count: number) => string;
  readonly accountTabs: Readonly<Record<AccountTab, string>>;
  readonly accountTabsLabel: string;
  readonly accountRefreshing: string;
  readonly hideAmounts: string;
  readonly switchTo: (wallet: string, chain: string) => string;
  readonly connectOn: (chain: string) => string;
  readonly accountsOn: (chain: string) => string;
  readonly purposes: Readonly<Record<AccountPurpose, string>>;
  readonly disconnectFrom: (wallet: string, chain: string) => string;
  readonly disconnectAll: string;
  readonly unsupportedText: string;
  readonly swapUnsupportedText: string;
}

const plural = new Intl.PluralRules('en');

export const accountMessages: AccountMessages = {
  copyAddress: (address) => `Copy address ${address}`,
  balance: (amount) => `Balance ${amount}`,
  balanceLoading: 'Loading the balance',
  balanceUnavailable: 'Balance unavailable',
  connectedWith: (wallet) => `Connected with ${wallet}`,
  moreAddresses: (count) =>
    plural.select(count) === 'one' ? `${count} more address` : `${count} more addresses`,
  accountTabs: { Tokens: 'Tokens', NFTs: 'NFTs', Activity: 'Activity' },
  accountTabsLabel: 'What the account holds and has done',
  accountRefreshing: 'Refreshing',
  hideAmounts: 'Hide amounts',
  switchTo: (wallet, chain) => `Use ${wallet} on ${chain}`,
  connectOn: (chain) => `Connect ${/^[AEIOU]/.test(chain) ? 'an' : 'a'} ${chain} wallet`,
  accountsOn: (chain) => `Accounts on ${chain}`,
  purposes: { payment: 'Payments', ordinals: 'Ordinals', stacks: 'Stacks' },
  disconnectFrom: (wallet, chain) => `Disconnect ${wallet} from ${chain}`,
  disconnectAll: 'Disconnect all',
  unsupportedText:
    'Your wallet is on a network this site doesn’t use. Choose one of these to continue.',
  swapUnsupportedText: 'Swaps don’t work on this network. Choose one of these.',
};
