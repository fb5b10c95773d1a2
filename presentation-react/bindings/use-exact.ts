import { useMessages } from './shell-context';

/**
 * Writes every digit of an amount, as `formatDecimal` has it, the way the page's language does: the whole coins are grouped.
 * Latin digits, like those of balances.
 */
export function useExact(): (decimal: string) => string {
  const { lang } = useMessages();
  return (decimal) => exactText(decimal, lang);
}

function exactText(decimal: string, lang: string): string {
  const format = new Intl.NumberFormat(lang, { numberingSystem: 'latn' });
  const [whole = '', fraction] = decimal.split('.');
  const point = format.format(1.1).replaceAll('1', '');
  return format.format(BigInt(whole)) + (fraction === undefined ? '' : point + fraction);
}
