import { spokenLanguage } from './spoken';

/** A number of any length in the form of the visitor's language. It has a point before its fraction, all digits of which stay. */
export function sayNumber(number: string): string {
  const [whole = '', fraction] = number.split('.');
  const format = new Intl.NumberFormat(spokenLanguage(), { numberingSystem: 'latn' });
  const apart = format.format(BigInt(whole));
  if (fraction === undefined) return apart;
  const point = format.formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  return apart + point + fraction;
}
