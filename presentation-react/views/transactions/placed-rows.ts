import type { Transaction } from '../../../domain/transaction/transaction';

/** The heights of a row and of a month above it. The style sheet has the same. */
export const ROW_HEIGHT = 64;
export const MONTH_HEIGHT = 40;

/** How far beyond the visible part rows are drawn. */
const OVERSCAN = 320;

/** A transaction, and where it is in the list. */
export interface PlacedRow {
  readonly transaction: Transaction;
  readonly place: number;
  readonly top: number;

  /** The month that begins with this row: any time in it. */
  readonly monthMs?: number;
}

/** The rows of a list and its height. Each month begins with a heading. */
export interface PlacedRows {
  readonly rows: readonly PlacedRow[];
  readonly height: number;
}

export function placedRows(transactions: readonly Transaction[]): PlacedRows {
  const rows: PlacedRow[] = [];
  let top = 0;
  let last = '';
  transactions.forEach((transaction, place) => {
    const { minedAtMs } = transaction.metadata;
    const date = new Date(minedAtMs);
    const month = `${date.getFullYear()}-${date.getMonth()}`;
    const isFirst = month !== last;
    rows.push({ transaction, place, top, ...(isFirst && { monthMs: minedAtMs }) });
    top += ROW_HEIGHT + (isFirst ? MONTH_HEIGHT : 0);
    last = month;
  });
  return { rows, height: top };
}

/** The rows between `from` and `to`, and a few beyond. */
export function rowsWithin({ rows }: PlacedRows, from: number, to: number): readonly PlacedRow[] {
  return rows.slice(firstBelow(rows, from - OVERSCAN), firstBelow(rows, to + OVERSCAN) + 1);
}

/** The place of the last row that begins at or above `top`. */
function firstBelow(rows: readonly PlacedRow[], top: number): number {
  let [low, high] = [0, rows.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((rows[middle]?.top ?? 0) <= top) low = middle;
    else high = middle - 1;
  }
  return low;
}
