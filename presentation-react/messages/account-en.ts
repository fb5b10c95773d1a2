import type { AccountTab } from '../../domain/account/account-tab';

/** The texts of the account's view. */
export interface AccountMessages {
  readonly copyAddress: (address: string) => string;
  readonly balance: (amount: string) => string;
  readonly balanceLoading: string;
  readonly balanceUnavailable: string;
  readonly connectedWith: (wallet: string) => string;
  readonly moreAddresses: (count: number) => string;
  readonly chooseAccount: string;
  readonly accountTabs: Readonly<Record<AccountTab, string>>;
  readonly accountTabsLabel: string;
  readonly accountRefreshing: string;
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
  chooseAccount: 'Choose another account',
  accountTabs: { Tokens: 'Tokens', NFTs: 'NFTs', Activity: 'Activity' },
  accountTabsLabel: 'What the account holds and has done',
  accountRefreshing: 'Reading it again',
};
