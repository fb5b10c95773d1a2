import type { PastPrices } from '../../domain/token/past-prices';
import type { TokenBalance } from '../../domain/token/token-balance';
import { priceChange } from '../../domain/token/day-change';
import { percentOf } from '../bindings/day-change-text';
import { useMessages } from '../bindings/shell-context';
import { useCatalogue } from '../bindings/use-catalogue';
import { tokensMessages } from '../messages/tokens-en';

interface PriceChangeProps {
  readonly token: TokenBalance;
  readonly past: PastPrices | undefined;
}

/** How the price of a token has changed in a day; renders nothing where that is not known. */
export function PriceChange({ past, token }: PriceChangeProps) {
  const { lang } = useMessages();
  const { tokensDay } = useCatalogue(tokensMessages);
  const change = priceChange(token, past);
  if (!change) return null;
  return (
    <>
      {' '}
      <bdi className="day-change" data-trend={change.trend}>
        {percentOf(change, lang)}
      </bdi>
      <span className="visually-hidden"> {tokensDay}</span>
    </>
  );
}
