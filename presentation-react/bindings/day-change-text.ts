import { type DayChange, HUNDREDTHS_MAX } from '../../domain/token/day-change';

const signs: Readonly<Record<DayChange['trend'], string>> = { up: '+', down: '\u2212', flat: '' };

/** The sign of a change, which says the same as its colour. */
export function signOf({ trend }: DayChange): string {
  return signs[trend];
}

/** A change in percent, with its sign, as `lang` writes it: `+1.20%`. */
export function percentOf(change: DayChange, lang: string): string {
  const { hundredths } = change;
  const isBeyond = hundredths >= HUNDREDTHS_MAX;
  const format = new Intl.NumberFormat(lang, {
    style: 'percent',
    minimumFractionDigits: isBeyond ? 0 : 2,
    numberingSystem: 'latn',
  });
  // Its element isolates it.
  const text = format
    .format(Math.min(hundredths, HUNDREDTHS_MAX) / 10_000)
    .replaceAll(/[\u200e\u200f\u061c]/g, '')
    .replaceAll(/\s/g, ' ');
  return `${isBeyond ? '>' : ''}${signOf(change)}${text}`;
}
