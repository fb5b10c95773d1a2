/** The texts of a list of tokens. */
export interface TokensMessages {
  readonly tokensLoading: string;
  readonly tokensFailed: string;
  readonly tokensNotFound: string;
  readonly tokensFound: (count: number) => string;
}

const plural = new Intl.PluralRules('en');

export const tokensMessages: TokensMessages = {
  tokensLoading: 'Loading your tokens',
  tokensFailed: 'Your tokens could not be read. See if you are online.',
  tokensNotFound: 'You hold no token of this name.',
  tokensFound: (count) => (plural.select(count) === 'one' ? `${count} token` : `${count} tokens`),
};
