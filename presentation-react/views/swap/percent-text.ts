/** Hundredths of a percent as `lang` writes them: `100` is one percent. */
export function percentText(hundredths: number, lang: string): string {
  const format = new Intl.NumberFormat(lang, {
    style: 'percent',
    maximumFractionDigits: 2,
    numberingSystem: 'latn',
  });
  // Its element isolates it.
  return format.format(hundredths / 10_000).replaceAll(/[\u200e\u200f\u061c]/g, '');
}

/** From this price impact on, in hundredths of a percent, the visitor has to agree to it. */
export const HIGH_IMPACT = 500;
