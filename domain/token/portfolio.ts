import type { Decimal } from './decimal';
import { type TokenBalance, totalValue, withoutIndivisibleTokens } from './token-balance';

/**
 * The tokens of the account in use. A failure keeps the known tokens, and is never shown as an empty list.
 */
export interface Portfolio {
  readonly status: 'idle' | 'loading' | 'loaded' | 'failed';

  /** What is shown: tokens with 0 decimals are dropped. */
  readonly tokens: readonly TokenBalance[];

  /** The value in US dollars of all tokens of a known price. Absent until some price is known. */
  readonly totalValue?: Decimal;
}

/** What can happen to a {@link Portfolio}. */
export type PortfolioEvent =
  | { readonly type: 'requested' }
  | { readonly type: 'loaded'; readonly tokens: readonly TokenBalance[] }
  | { readonly type: 'failed' }
  | { readonly type: 'reset' };

/** The tokens of an account before they were looked up. */
export const EMPTY_PORTFOLIO: Portfolio = { status: 'idle', tokens: [] };

/** The tokens after `event`. */
export function nextPortfolio(portfolio: Portfolio, event: PortfolioEvent): Portfolio {
  switch (event.type) {
    case 'requested':
      return portfolio.status === 'loading' ? portfolio : { ...portfolio, status: 'loading' };
    case 'loaded':
      return loaded(event.tokens);
    case 'failed':
      return portfolio.status === 'loading' ? { ...portfolio, status: 'failed' } : portfolio;
    case 'reset':
      return portfolio.status === 'idle' ? portfolio : EMPTY_PORTFOLIO;
  }
}

function loaded(balances: readonly TokenBalance[]): Portfolio {
  const tokens = withoutIndivisibleTokens(balances);
  const isPriced = tokens.some(({ value }) => value !== undefined);
  return { status: 'loaded', tokens, ...(isPriced && { totalValue: totalValue(tokens) }) };
}
