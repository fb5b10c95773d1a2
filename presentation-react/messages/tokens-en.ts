/** The texts of a list of tokens. */
export interface TokensMessages {
  readonly tokensLoading: string;
  readonly tokensFailed: string;
  readonly tokensNotFound: string;
  readonly tokensFound: (count: number) => string;
  readonly tokensNone: string;
  readonly tokensNoneHint: string;
  readonly tokensAdd: string;
  readonly tokensCurrency: string;
  readonly tokensAtLeast: (amount: string) => string;
  readonly tokensTotal: (amount: string) => string;
  readonly tokensRefresh: string;
  readonly tokensAll: (count: number) => string;
  readonly tokensHidden: (count: number) => string;
  readonly tokensEdit: string;
  readonly tokensEdited: string;
  readonly tokensPin: (symbol: string) => string;
  readonly tokensUnpin: (symbol: string) => string;
  readonly tokensHide: (symbol: string) => string;
  readonly tokensUnhide: (symbol: string) => string;
}

const plural = new Intl.PluralRules('en');

export const tokensMessages: TokensMessages = {
  tokensLoading: 'Loading your tokens',
  tokensFailed: 'Your tokens could not be read. See if you are online.',
  tokensNotFound: 'You hold no token of this name.',
  tokensFound: (count) => (plural.select(count) === 'one' ? `${count} token` : `${count} tokens`),
  tokensNone: 'No tokens yet',
  tokensNoneHint: 'What you receive on this network is listed here.',
  tokensAdd: 'Add a token',
  tokensCurrency: 'Currency of values',
  tokensAtLeast: (amount) => `At least ${amount}`,
  tokensTotal: (amount) => `Worth ${amount}`,
  tokensRefresh: 'Read the tokens again',
  tokensAll: (count) => `Show all ${count}`,
  tokensHidden: (count) => `Hidden (${count})`,
  tokensEdit: 'Edit list',
  tokensEdited: 'Done',
  tokensPin: (symbol) => `Pin ${symbol}`,
  tokensUnpin: (symbol) => `Unpin ${symbol}`,
  tokensHide: (symbol) => `Hide ${symbol}`,
  tokensUnhide: (symbol) => `Show ${symbol}`,
};
