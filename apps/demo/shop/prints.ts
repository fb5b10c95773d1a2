/** A print of the shop. */
export interface Print {
  /** Also the name of its picture, and of its title in the texts of the shop. */
  readonly id: PrintId;
  readonly inks: 'threeInks' | 'twoInks';
  readonly measures: string;
  readonly size: 'small' | 'large';
}

export const printIds = ['tide', 'regatta', 'light', 'hitch', 'flags', 'watch'] as const;
export type PrintId = (typeof printIds)[number];

/** What the shop sells. */
export const prints: readonly Print[] = [
  { id: 'tide', inks: 'threeInks', measures: '30 × 36 cm', size: 'large' },
  { id: 'regatta', inks: 'threeInks', measures: '30 × 36 cm', size: 'large' },
  { id: 'light', inks: 'threeInks', measures: '20 × 24 cm', size: 'small' },
  { id: 'hitch', inks: 'twoInks', measures: '20 × 24 cm', size: 'small' },
  { id: 'flags', inks: 'threeInks', measures: '20 × 24 cm', size: 'small' },
  { id: 'watch', inks: 'twoInks', measures: '30 × 36 cm', size: 'large' },
];
