import { describe, expect, it } from '@jest/globals';
import type { Transaction } from '../../../../../domain/transaction/transaction';
import {
  MONTH_HEIGHT,
  placedRows,
  ROW_HEIGHT,
  rowsWithin,
} from '../../../../../presentation-react/views/transactions/placed-rows';

const at = (...time: [number, number, number]): Transaction =>
  ({ id: String(time), metadata: { minedAtMs: new Date(...time).getTime() } }) as Transaction;

describe('the places of rows', () => {
  it('begin each month with room for its heading', () => {
    const placed = placedRows([at(2026, 1, 2), at(2026, 1, 1), at(2025, 1, 9)]);
    const rows = rowsWithin(placed, 0, 680);

    expect(rows.map(({ top }) => top)).toEqual([
      0,
      MONTH_HEIGHT + ROW_HEIGHT,
      MONTH_HEIGHT + 2 * ROW_HEIGHT,
    ]);
    expect(rows.map(({ monthMs }) => monthMs !== undefined)).toEqual([true, false, true]);
    expect(placed.height).toBe(2 * MONTH_HEIGHT + 3 * ROW_HEIGHT);
  });

  it('name the few rows in sight, of however many', () => {
    const placed = placedRows(Array.from({ length: 10_000 }, () => at(2026, 1, 1)));
    const middle = placed.height / 2;

    const rows = rowsWithin(placed, middle, middle + 680);

    expect(rows.length).toBeLessThan(30);
    expect(rows[0]?.top).toBeLessThan(middle);
    expect(rows.at(-1)?.top).toBeGreaterThan(middle + 680);
    expect(rowsWithin(placed, 0, 1)[0]?.place).toBe(0);
    expect(rowsWithin(placed, placed.height, placed.height + 680).at(-1)?.place).toBe(9999);
  });

  it('are the same whichever part of the list is in sight', () => {
    const transactions = Array.from({ length: 200 }, (_, index) => at(2026, 0, 1 - 3 * index));
    const placed = placedRows(transactions);
    const all = rowsWithin(placed, 0, placed.height);

    expect(all.map(({ place }) => place)).toEqual(transactions.map((_, index) => index));
    for (let from = 0; from < placed.height; from += 50) {
      const some = rowsWithin(placed, from, from + 400);
      expect(some).toEqual(all.slice(some[0]?.place, (some.at(-1)?.place ?? 0) + 1));
      expect(some[0]?.top).toBeLessThanOrEqual(from);
      expect((some.at(-1)?.top ?? 0) + ROW_HEIGHT).toBeGreaterThanOrEqual(
        Math.min(from + 400, placed.height - MONTH_HEIGHT),
      );
    }
  });

  it('are none of no transactions', () => {
    expect(rowsWithin(placedRows([]), 0, 680)).toEqual([]);
  });
});
