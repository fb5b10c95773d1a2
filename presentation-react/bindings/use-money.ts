import { type Currency, US_DOLLAR } from '../../domain/token/currency';
import { type Decimal, multiplyDecimals } from '../../domain/number/decimal';
import { displayMoneyText } from '../../domain/token/display';
import { useMessages } from './shell-context';
import { useWidgetState } from './widget-context';

/** Making a format takes longer than using it. */
const formats = new Map<string, Intl.NumberFormat>();

/** Writes values in US dollars in the currency that the visitor chose, as the language of the page does. */
export function useMoney(): (usd: Decimal) => string {
  const { lang } = useMessages();
  const currency = useWidgetState(({ features }) => features.tokens?.currency) ?? US_DOLLAR;
  return (usd) => moneyText(usd, lang, currency);
}

/** A value in US dollars in `currency`, floored to its smallest coin. Latin digits, like those of balances. */
export function moneyText(usd: Decimal, lang: string, { code, rate }: Currency): string {
  const format = formatOf(lang, code);
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions();
  const value = displayMoneyText(multiplyDecimals(usd, rate), digits);
  // Newer engines keep every digit of a text, older ones read it as a number.
  const text = format.format(value as unknown as number);
  // Its element isolates it. The marks of right-to-left languages, and blanks of another kind than a typed one, would
  // be part of the names of buttons.
  return text.replaceAll(/[\u200e\u200f]/g, '').replaceAll(/\s/g, ' ');
}

function formatOf(lang: string, code: string): Intl.NumberFormat {
  const key = `${lang} ${code}`;
  const known = formats.get(key);
  const format =
    known ??
    new Intl.NumberFormat(lang, {
      style: 'currency',
      currency: code,
      // Dollars of other countries have a sign of their own.
      currencyDisplay: code === US_DOLLAR.code ? 'narrowSymbol' : 'symbol',
      numberingSystem: 'latn',
    });
  formats.set(key, format);
  return format;
}
