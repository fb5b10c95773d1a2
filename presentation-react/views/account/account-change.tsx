import { useMemo } from 'react';
import type { PastOfTokens } from '../../../domain/token/past-prices';
import type { TokenBalance } from '../../../domain/token/token-balance';
import { worthChange } from '../../../domain/token/worth-change';
import { percentOf, signOf } from '../../bindings/day-change-text';
import { useMessages } from '../../bindings/shell-context';
import { useAmountText } from '../../bindings/use-amount-text';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useMoney } from '../../bindings/use-money';
import { useStyle } from '../../bindings/use-style';
import { tokensMessages } from '../../messages/tokens-en';
import worthCss from './worth.css';
import { WorthChart } from './worth-chart';

export interface AccountChangeProps {
  readonly tokens: readonly TokenBalance[];
  readonly past: PastOfTokens;
}

/**
 * How the worth of `tokens` has changed in a day, of as many as are counted, and the chart of it. Renders nothing where no price
 * of a day ago is known.
 */
export function AccountChange({ past, tokens }: AccountChangeProps) {
  useStyle(worthCss);
  const { lang } = useMessages();
  const { tokensCounted, tokensDay, tokensDayChange } = useCatalogue(tokensMessages);
  const amountText = useAmountText();
  const money = useMoney();
  const change = useMemo(() => worthChange(tokens, past), [tokens, past]);
  if (!change) return null;
  const { amount, counted, trend, worths } = change;
  const text = `${amountText(signOf(change) + money(amount))} (${percentOf(change, lang)})`;
  return (
    <>
      <p className="worth-change">
        <span className="visually-hidden">{tokensDayChange(text)}</span>
        <span aria-hidden="true">
          <bdi className="day-change" data-trend={trend}>
            {text}
          </bdi>{' '}
          {tokensDay}
        </span>
        {counted < tokens.length && (
          <span className="counted">{tokensCounted(counted, tokens.length)}</span>
        )}
      </p>
      <WorthChart worths={worths} />
    </>
  );
}
