/** A print of the shop. */
export interface Print {
  /** Also the name of its picture. */
  readonly id: PrintId;
  readonly title: string;
  readonly note: string;
  readonly size: 'small' | 'large';
}

export const printIds = ['tide', 'regatta', 'light', 'hitch', 'flags', 'watch'] as const;
export type PrintId = (typeof printIds)[number];

/** What the shop sells. */
export const prints: readonly Print[] = [
  { id: 'tide', title: 'Low tide', note: 'Three inks, 30 × 36 cm', size: 'large' },
  { id: 'regatta', title: 'Regatta', note: 'Three inks, 30 × 36 cm', size: 'large' },
  { id: 'light', title: 'Harbour light', note: 'Three inks, 20 × 24 cm', size: 'small' },
  { id: 'hitch', title: 'Cleat hitch', note: 'Two inks, 20 × 24 cm', size: 'small' },
  { id: 'flags', title: 'Name in flags', note: 'Three inks, 20 × 24 cm', size: 'small' },
  { id: 'watch', title: 'Night watch', note: 'Two inks, 30 × 36 cm', size: 'large' },
];
