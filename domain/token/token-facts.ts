import { WidgetError } from '../errors/widget-error';
import type { Network } from '../network/network';
import { plainText } from '../text/plain-text';
import { isNativeToken, MAX_SYMBOL_LENGTH, type TokenBalance } from './token-balance';

/** What a chain says about a token. Absent is what it does not say. */
export interface TokenFacts {
  readonly decimals?: number;
  readonly symbol?: string;
}

/** The facts that a chain said: `undefined` is what it did not say. */
export function factsOf(decimals: number | undefined, symbol: string | undefined): TokenFacts {
  return {
    ...(decimals !== undefined && { decimals }),
    ...(symbol !== undefined && { symbol }),
  };
}

/** What the site says about the native currency of `network`, which no contract describes. */
export function nativeFacts({ nativeCurrency: { decimals, symbol } }: Network): TokenFacts {
  return { decimals, symbol };
}

/** Whether the chain has to be asked what `token` is, or the site says it. */
export function mustAskFacts(token: TokenBalance): boolean {
  return !isNativeToken(token);
}

/**
 * Makes sure that a service told the truth about `token`: an amount of it means another sum of money with other
 * decimals, and another token with another symbol. Letter case is not looked at. A contract without decimals is
 * no token that amounts can be shown of; one without a symbol has none to compare.
 *
 * @throws {@link WidgetError} `TOKEN_MISMATCH` where `facts` say otherwise.
 */
export function requireTrueToken(token: TokenBalance, facts: TokenFacts): void {
  const { symbol, quantity } = token;
  if (facts.decimals !== quantity.decimals) {
    const actual = facts.decimals === undefined ? 'none' : String(facts.decimals);
    throw mismatch('decimals', String(quantity.decimals), actual);
  }
  const actual = plainText(facts.symbol ?? '', MAX_SYMBOL_LENGTH);
  if (actual !== '' && actual.toLowerCase() !== symbol.toLowerCase()) {
    throw mismatch('symbol', symbol, actual);
  }
}

function mismatch(what: 'decimals' | 'symbol', said: string, actual: string): WidgetError {
  return new WidgetError('TOKEN_MISMATCH', { what, said, actual });
}
