import { useMemo } from 'react';
import { shortenAddress } from '../../domain/address/shorten-address';
import { addressOf } from '../../domain/caip/caip-address';
import type { Network } from '../../domain/network/network';
import { isTakenSymbol } from '../../domain/token/taken-symbol';
import { isPlainSign } from '../../domain/token/titled-amount';
import type { TokenBalance } from '../../domain/token/token-balance';
import { reviewMessages } from '../messages/review-en';
import { useCatalogue } from './use-catalogue';
import { useWidgetState } from './widget-context';

/** How a review calls a token. */
export interface TokenName {
  /** Its symbol, or the ends of its contract where another token has that symbol. */
  readonly text: string;

  /** What stands behind an amount of it. */
  readonly unit: string;

  /** Whether a title may say it. */
  readonly isTitled: boolean;

  /** The symbol that another token has. */
  readonly taken?: string | undefined;
}

/** Names tokens of `network` so that none passes as its native currency, or as another one that the widget knows. */
export function useTokenName({
  nativeCurrency,
}: Pick<Network, 'nativeCurrency'>): (token: TokenBalance) => TokenName {
  const { reviewUnit } = useCatalogue(reviewMessages);
  const held = useWidgetState(({ features }) => features.tokens?.tokens);
  const swappable = useWidgetState(({ features }) => features.swap?.tokens);
  return useMemo(
    () => namesAmong([...(held ?? []), ...(swappable ?? [])], nativeCurrency.symbol, reviewUnit),
    [held, swappable, nativeCurrency.symbol, reviewUnit],
  );
}

/** Names each token once: the account may hold thousands that it is compared with. */
function namesAmong(
  known: readonly TokenBalance[],
  nativeSymbol: string,
  reviewUnit: (contract: string) => string,
): (token: TokenBalance) => TokenName {
  const names = new WeakMap<TokenBalance, TokenName>();
  const nameOf = (token: TokenBalance): TokenName => {
    const { address, symbol } = token;
    if (address === undefined || !isTakenSymbol(token, nativeSymbol, known))
      return { text: symbol, unit: symbol, isTitled: isPlainSign(symbol) };
    const contract = shortenAddress(addressOf(address));
    return { text: contract, unit: reviewUnit(contract), isTitled: true, taken: symbol };
  };
  return (token) => {
    const name = names.get(token) ?? nameOf(token);
    names.set(token, name);
    return name;
  };
}
