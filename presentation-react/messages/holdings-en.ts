import type { TokenWarning } from '../../domain/token/token-warnings';

/** The texts of one token, and of adding one. */
export interface HoldingsMessages {
  readonly tokenName: string;
  readonly tokenBalance: string;
  readonly tokenPrice: string;
  readonly tokenValue: string;
  readonly tokenDecimals: string;
  readonly tokenContract: string;
  readonly tokenNoPrice: string;
  readonly tokenGone: string;
  readonly tokenPin: string;
  readonly tokenUnpin: string;
  readonly tokenHide: string;
  readonly tokenShow: string;
  readonly tokenRemove: string;
  readonly tokenWarnings: Readonly<Record<TokenWarning, string>>;
  readonly tokenAddHint: (network: string) => string;
  readonly tokenAddLabel: string;
  readonly tokenAddFind: string;
  readonly tokenAdd: (symbol: string) => string;
  readonly tokenAddInvalid: string;
  readonly tokenAddUnknown: (network: string) => string;
  readonly tokenAddFailed: string;
  readonly tokenAddTrust: string;
  readonly copyTokenContract: string;
}

export const holdingsMessages: HoldingsMessages = {
  tokenName: 'Name',
  tokenBalance: 'Balance',
  tokenPrice: 'Price',
  tokenValue: 'Value',
  tokenDecimals: 'Decimals',
  tokenContract: 'Contract',
  tokenNoPrice: 'Unknown',
  tokenGone: 'This account does not have this token.',
  tokenPin: 'Pin to the top',
  tokenUnpin: 'Unpin',
  tokenHide: 'Hide',
  tokenShow: 'Show in the list',
  tokenRemove: 'Remove from the list',
  tokenWarnings: {
    bait: 'This token’s name contains a link. It may be a scam: do not open it.',
    sameSymbol: 'You have another token with this symbol. Compare the contracts.',
  },
  tokenAddHint: (network) => `Paste the token’s contract address on ${network}.`,
  tokenAddLabel: 'Contract address',
  tokenAddFind: 'Find token',
  tokenAdd: (symbol) => `Add ${symbol}`,
  tokenAddInvalid: 'This is not a contract address.',
  tokenAddUnknown: (network) => `There is no token at this address on ${network}.`,
  tokenAddFailed: 'The network did not respond. Check your connection.',
  tokenAddTrust: 'Anyone can create a token with any name. Use an address from a source you trust.',
  copyTokenContract: 'Copy contract address',
};
