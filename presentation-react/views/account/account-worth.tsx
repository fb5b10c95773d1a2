import { useMemo } from 'react';
import { type TokenBalance, totalValue } from '../../../domain/token/token-balance';
import { markedTokens, NO_MARKS } from '../../../domain/token/token-marks';
import { useMessages } from '../../bindings/shell-context';
import { useAccount } from '../../bindings/use-account';
import { useAmountText } from '../../bindings/use-amount-text';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useDownloaded } from '../../bindings/use-downloaded';
import { useMoney } from '../../bindings/use-money';
import { useWidgetState } from '../../bindings/widget-context';
import { tokensMessages } from '../../messages/tokens-en';
import { RollingNumber } from '../../parts/rolling-number';
import type { AccountChangeProps } from './account-change';

/** Stands for the amount in a sentence, whose other words are small. */
const AMOUNT = '\u0000';

/** How many characters of an amount fit into the card at the usual size. */
const MOST_LARGE = 11;

/** What the tokens of the account are worth together, as far as their prices are known, and how that has changed in a day. */
export function AccountWorth() {
  const portfolio = useWidgetState(({ features }) => features.tokens);
  const { marks = NO_MARKS, past, tokens } = portfolio ?? {};
  const { shown } = useMemo(() => markedTokens(tokens ?? [], marks), [tokens, marks]);
  if (!shown.some(({ value }) => value)) return null;
  return (
    <>
      <Worth tokens={shown} />
      {past && <LateChange tokens={shown} past={past} />}
    </>
  );
}

function Worth({ tokens }: { readonly tokens: readonly TokenBalance[] }) {
  const { tokensAtLeast, tokensTotal } = useCatalogue(tokensMessages);
  const amountText = useAmountText();
  const money = useMoney();
  const { lang } = useMessages();
  const { account } = useAccount();
  const currency = useWidgetState(({ features }) => features.tokens?.currency?.code);
  const total = amountText(money(totalValue(tokens)));
  const isLong = total.length > MOST_LARGE || undefined;
  if (tokens.some(({ value }) => !value)) {
    const [before, after] = tokensAtLeast(AMOUNT).split(AMOUNT);
    return (
      <p className="worth" data-least data-wide={isLong}>
        <bdi>
          <small>{before}</small>
          {total}
          <small>{after}</small>
        </bdi>
      </p>
    );
  }
  return (
    <p className="worth" data-wide={isLong}>
      <span className="visually-hidden">{tokensTotal(total)}</span>
      <bdi aria-hidden="true">
        <RollingNumber of={`${account?.caipAddress} ${currency} ${lang}`} from="end" text={total} />
      </bdi>
    </p>
  );
}

/** The change of a day, downloaded where a source gives it. The worth stands without it. */
function LateChange(props: AccountChangeProps) {
  const { value } = useDownloaded(loadChange);
  return value ? <value.AccountChange {...props} /> : null;
}

function loadChange() {
  return import('./account-change');
}
