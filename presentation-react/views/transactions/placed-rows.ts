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

/** The rows between `from` and `to`, a few beyond, and those at the places of `kept`. */
export function rowsWithin(
  placed: PlacedRows,
  from: number,
  to: number,
  kept: readonly number[] = [],
): readonly PlacedRow[] {
  const { months, transactions } = placed;
  const places = new Set(kept);
  for (const [index, { first, top }] of months.entries()) {
    if (top > to + OVERSCAN) break;
    const end = months[index + 1]?.first ?? transactions.length;
    const placeAt = (y: number): number =>
      first + Math.floor((y - top - MONTH_HEIGHT) / ROW_HEIGHT);
    const last = Math.min(end - 1, Math.max(first, placeAt(to + OVERSCAN)));
    for (let place = Math.max(first, placeAt(from - OVERSCAN)); place <= last; place += 1) {
      places.add(place);
    }
  }
  return [...places]
    .sort((one, other) => one - other)
    .flatMap((place) => rowAt(placed, place) ?? []);
}

function rowAt({ months, transactions }: PlacedRows, place: number): PlacedRow | undefined {
  const transaction = transactions[place];
  const after = months.findIndex(({ first }) => first > place);
  const month = months.at(after === -1 ? -1 : after - 1);
  if (!transaction || !month) return undefined;
  // The heading of a month is in its first row.
  if (place === month.first) {
    return { transaction, place, top: month.top, monthMs: transaction.metadata.minedAtMs };
  }
  return {
    transaction,
    place,
    top: month.top + MONTH_HEIGHT + (place - month.first) * ROW_HEIGHT,
  };
}

/** The month of a time, where the visitor is. */
function monthOf(timeMs: number): { readonly fromMs: number; readonly toMs: number } {
  const time = new Date(timeMs);
  const [year, month] = [time.getFullYear(), time.getMonth()];
  const startOf = (count: number): number => new Date(year, count, 1).getTime();
  return { fromMs: startOf(month), toMs: startOf(month + 1) };
}
