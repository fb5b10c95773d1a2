import { FeatureError } from '../errors/feature-error';
import type { WidgetError } from '../errors/widget-error';
import type { Network } from '../network/network';
import { plainText } from '../text/plain-text';
import { isNativeToken, MAX_SYMBOL_LENGTH, type TokenBalance } from './token-balance';

/** The facts about a token that its chain reports. A fact that it does not report is absent. */
export interface TokenFacts {
  /** Its decimals. */
  readonly decimals?: number;
  /** Its symbol. */
  readonly symbol?: string;
  /** Its name. */
  readonly name?: string;
}

/** The facts that a chain reported; a fact that it did not report is `undefined`. */
export function factsOf(
  decimals: number | undefined,
  symbol: string | undefined,
  name?: string,
): TokenFacts {
  return {
    ...(decimals !== undefined && { decimals }),
    ...(symbol !== undefined && { symbol }),
    ...(name !== undefined && { name }),
  };
}

/** The native currency's facts as the site configures them for `network`, since no contract describes it. */
export function nativeFacts({ nativeCurrency: { decimals, symbol } }: Network): TokenFacts {
  return { decimals, symbol };
}

/** Whether the widget has to ask the chain about `token`. The site configures the native currency. */
export function mustAskFacts(token: TokenBalance): boolean {
  return !isNativeToken(token);
}

/**
 * Checks what a service claims about `token`. With other decimals an amount means another sum of money;
 * another symbol means another token. Ignores letter case. Refuses a contract without decimals, because
 * amounts of it cannot be shown. A contract without a symbol passes.
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
  return new FeatureError('TOKEN_MISMATCH', { what, said, actual });
}
