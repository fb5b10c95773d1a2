import type { CaipAddress } from '../caip/caip-address';
import type { CaipNetworkId } from '../caip/caip-network-id';
import type { Currency } from './currency';
import type { Decimal } from '../number/decimal';
import { withoutPrototype } from '../outside/without-prototype';
import { withNativeUnits } from './native-token';
import type { PastOfTokens } from './past-prices';
import {
  isSameToken,
  pricedBalance,
  type TokenBalance,
  totalValue,
  withoutIndivisibleTokens,
} from './token-balance';
import type { TokenMarks } from './token-marks';

/**
 * The tokens of the account in use. A failure keeps the known tokens, and is never shown as an empty list.
 */
export interface Portfolio {
  /** Where the reading stands. */
  readonly status: 'idle' | 'loading' | 'loaded' | 'failed';

  /** What is shown: tokens with 0 decimals are dropped. */
  readonly tokens: readonly TokenBalance[];

  /** The value in US dollars of all tokens of a known price. Absent until some price is known. */
  readonly totalValue?: Decimal;

  /** The prices of the last day, of tokens whose source of prices gives them. They are no account's own. */
  readonly past?: PastOfTokens;

  /** The tokens that the visitor has pinned or hidden, on this device. */
  readonly marks?: TokenMarks;

  /** The network whose tokens alone the visitor wants to see, where there are tokens of several. */
  readonly shownNetwork?: CaipNetworkId;

  /** The contracts of the tokens that the visitor has added. */
  readonly added?: readonly CaipAddress[];

  /** The currency in which values are shown, where the site names a source of rates; else they are in US dollars. */
  readonly currency?: Currency;

  /** The currencies that the visitor can choose, by ISO 4217. */
  readonly currencies?: readonly string[];
}

/** The price of a whole token, in US dollars. */
export interface TokenPrice {
  readonly token: TokenBalance;
  readonly price: Decimal;
}

/** What can happen to a {@link Portfolio}. */
export type PortfolioEvent =
  | { readonly type: 'requested' }
  | { readonly type: 'loaded'; readonly tokens: readonly TokenBalance[] }

  /** The widget read the prices of some tokens. */
  | { readonly type: 'priced'; readonly prices: readonly TokenPrice[] }

  /** The widget read prices of the last day. */
  | { readonly type: 'lookedBack'; readonly past: PastOfTokens }

  /** The widget read the balance of the native currency alone. */
  | { readonly type: 'nativeRead'; readonly chainId: CaipNetworkId; readonly units: bigint }
  | { readonly type: 'failed' }
  | { readonly type: 'marked'; readonly marks: TokenMarks }
  | { readonly type: 'filtered'; readonly shownNetwork: CaipNetworkId | undefined }
  | { readonly type: 'added'; readonly added: readonly CaipAddress[] }
  | {
      readonly type: 'valued';
      readonly currency: Currency;
      readonly currencies: readonly string[];
    }
  | { readonly type: 'reset' };

/** The tokens of an account before they were looked up. */
export const EMPTY_PORTFOLIO: Portfolio = { status: 'idle', tokens: [] };

/** The tokens after `event`. */
export function nextPortfolio(portfolio: Portfolio, event: PortfolioEvent): Portfolio {
  switch (event.type) {
    case 'requested':
      return portfolio.status === 'loading' ? portfolio : { ...portfolio, status: 'loading' };
    case 'loaded':
      return { ...loaded(portfolio, event.tokens), ...ofAnyAccount(portfolio) };
    case 'priced':
      return priced(portfolio, event.prices);
    case 'lookedBack':
      return { ...portfolio, past: withoutPrototype({ ...portfolio.past, ...event.past }) };
    case 'nativeRead': {
      const tokens = withNativeUnits(portfolio.tokens, event.chainId, event.units);
      return tokens === portfolio.tokens ? portfolio : { ...portfolio, ...valued(tokens) };
    }
    case 'failed':
      return portfolio.status === 'loading' ? { ...portfolio, status: 'failed' } : portfolio;
    case 'reset':
      return portfolio.status === 'idle'
        ? portfolio
        : { ...EMPTY_PORTFOLIO, ...ofAnyAccount(portfolio) };
    case 'marked':
      return { ...portfolio, marks: event.marks };
    case 'valued':
      return { ...portfolio, currency: event.currency, currencies: event.currencies };
    case 'filtered': {
      const { shownNetwork: _former, ...others } = portfolio;
      return event.shownNetwork ? { ...others, shownNetwork: event.shownNetwork } : others;
    }
    case 'added':
      return { ...portfolio, added: event.added };
  }
}

/** A token that comes without a price keeps the one that was known, until a newer one is read. */
function loaded(before: Portfolio, balances: readonly TokenBalance[]): Portfolio {
  const tokens = withoutIndivisibleTokens(balances).map((token) => {
    const known = token.price ?? before.tokens.find((each) => isSameToken(each, token))?.price;
    return known && !token.price ? pricedBalance(token, known) : token;
  });
  return { status: 'loaded', ...valued(tokens) };
}

function priced(portfolio: Portfolio, prices: readonly TokenPrice[]): Portfolio {
  if (prices.length === 0) return portfolio;
  const tokens = portfolio.tokens.map((token) => {
    const found = prices.find((each) => isSameToken(each.token, token));
    return found ? pricedBalance(token, found.price) : token;
  });
  return { status: portfolio.status, ...valued(tokens), ...ofAnyAccount(portfolio) };
}

function valued(tokens: readonly TokenBalance[]): Pick<Portfolio, 'tokens' | 'totalValue'> {
  const isPriced = tokens.some(({ value }) => value !== undefined);
  return { tokens, ...(isPriced && { totalValue: totalValue(tokens) }) };
}

/** What the visitor has said of tokens and values, and what these cost, whichever account is in use. */
function ofAnyAccount({
  added,
  currencies,
  currency,
  marks,
  past,
  shownNetwork,
}: Portfolio): Pick<
  Portfolio,
  'added' | 'currencies' | 'currency' | 'marks' | 'past' | 'shownNetwork'
> {
  return {
    ...(marks && { marks }),
    ...(past && { past }),
    ...(shownNetwork && { shownNetwork }),
    ...(added && { added }),
    ...(currency && { currency }),
    ...(currencies && { currencies }),
  };
}
