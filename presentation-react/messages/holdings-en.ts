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
  tokenValue: 'Worth',
  tokenDecimals: 'Decimals',
  tokenContract: 'Contract',
  tokenNoPrice: 'Not known',
  tokenGone: 'This account does not hold this token.',
  tokenPin: 'Pin to the top',
  tokenUnpin: 'Unpin',
  tokenHide: 'Hide',
  tokenShow: 'Show in the list',
  tokenRemove: 'Remove from the list',
  tokenWarnings: {
    bait: 'The name of this token leads to a page, as names of bait do. Do not follow it.',
    sameSymbol: 'You hold another token with this symbol. Compare the contracts.',
  },
  tokenAddHint: (network) => `Paste the address of the token’s contract on ${network}.`,
  tokenAddLabel: 'Address of the contract',
  tokenAddFind: 'Find token',
  tokenAdd: (symbol) => `Add ${symbol}`,
  tokenAddInvalid: 'This is not the address of a contract.',
  tokenAddUnknown: (network) => `There is no token at this address on ${network}.`,
  tokenAddFailed: 'The network did not answer. See if you are online.',
  tokenAddTrust:
    'Anyone can make a token with any name. Take the address from a source that you trust.',
  copyTokenContract: 'Copy the address of the contract',
};
