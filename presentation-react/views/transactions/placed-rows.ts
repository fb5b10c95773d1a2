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

/** A month of the list: where its heading is, and the place of the first row below it. */
interface PlacedMonth {
  readonly first: number;
  readonly top: number;
}

/** The months of a list and its height. A row's place is computed when it is drawn: there may be 10,000. */
export interface PlacedRows {
  readonly transactions: readonly Transaction[];
  readonly months: readonly PlacedMonth[];
  readonly height: number;
}

export function placedRows(transactions: readonly Transaction[]): PlacedRows {
  const months: PlacedMonth[] = [];
  let month = { fromMs: 0, toMs: 0 };
  transactions.forEach(({ metadata: { minedAtMs } }, place) => {
    if (minedAtMs >= month.fromMs && minedAtMs < month.toMs) return;
    month = monthOf(minedAtMs);
    months.push({ first: place, top: place * ROW_HEIGHT + months.length * MONTH_HEIGHT });
  });
  const height = transactions.length * ROW_HEIGHT + months.length * MONTH_HEIGHT;
  return { transactions, months, height };
}

/** The rows between `from` and `to`, and a few beyond. */
export function rowsWithin(
  { transactions, months }: PlacedRows,
  from: number,
  to: number,
): readonly PlacedRow[] {
  const rows: PlacedRow[] = [];
  for (const [index, { first, top }] of months.entries()) {
    if (top > to + OVERSCAN) break;
    const end = months[index + 1]?.first ?? transactions.length;
    const topOf = (place: number): number => top + MONTH_HEIGHT + (place - first) * ROW_HEIGHT;
    const placeAt = (y: number): number => first + Math.floor((y - topOf(first)) / ROW_HEIGHT);
    const last = Math.min(end - 1, Math.max(first, placeAt(to + OVERSCAN)));
    for (let place = Math.max(first, placeAt(from - OVERSCAN)); place <= last; place += 1) {
      const transaction = transactions[place];
      if (!transaction) continue;
      // The heading of a month is in its first row.
      const isFirst = place === first;
      const monthMs = isFirst && { monthMs: transaction.metadata.minedAtMs };
      rows.push({ transaction, place, top: isFirst ? top : topOf(place), ...monthMs });
    }
  }
  return rows;
}

/** The month of a time, where the visitor is. */
function monthOf(timeMs: number): { readonly fromMs: number; readonly toMs: number } {
  const time = new Date(timeMs);
  const [year, month] = [time.getFullYear(), time.getMonth()];
  const startOf = (count: number): number => new Date(year, count, 1).getTime();
  return { fromMs: startOf(month), toMs: startOf(month + 1) };
}
