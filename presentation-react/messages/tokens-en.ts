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
  readonly tokensAllNetworks: string;
  readonly tokensAtLeast: (amount: string) => string;
  readonly tokensTotal: (amount: string) => string;

  /** Beside the change of a day. */
  readonly tokensDay: string;
  readonly tokensDayChange: (change: string) => string;

  /** The tokens that a change counts, of all. */
  readonly tokensCounted: (count: number, all: number) => string;

  /** The chart of a day, for screen readers: what the tokens were worth first and last, at least and at most. */
  readonly tokensChart: (from: string, to: string, least: string, most: string) => string;
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
  tokensFailed: 'Your tokens could not be loaded. Check your connection.',
  tokensNotFound: 'No tokens with this name.',
  tokensFound: (count) => (plural.select(count) === 'one' ? `${count} token` : `${count} tokens`),
  tokensNone: 'No tokens yet',
  tokensNoneHint: 'Tokens you receive on this network appear here.',
  tokensAdd: 'Add a token',
  tokensCurrency: 'Currency',
  tokensAllNetworks: 'All networks',
  tokensAtLeast: (amount) => `At least ${amount}`,
  tokensTotal: (amount) => `Worth ${amount}`,
  tokensDay: '24h',
  tokensDayChange: (change) => `Past 24 hours: ${change}`,
  tokensCounted: (count, all) => `${count} of ${all} tokens`,
  tokensChart: (from, to, least, most) =>
    `Worth over the past 24 hours: from ${from} to ${to}, between ${least} and ${most}`,
  tokensRefresh: 'Refresh tokens',
  tokensAll: (count) => `Show all ${count}`,
  tokensHidden: (count) => `Hidden (${count})`,
  tokensEdit: 'Edit list',
  tokensEdited: 'Done',
  tokensPin: (symbol) => `Pin ${symbol}`,
  tokensUnpin: (symbol) => `Unpin ${symbol}`,
  tokensHide: (symbol) => `Hide ${symbol}`,
  tokensUnhide: (symbol) => `Show ${symbol}`,
};
