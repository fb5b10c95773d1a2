import { describe, expect, it } from '@jest/globals';
import { rowsNear } from '../../../../presentation-react/parts/rows-near';

describe('the rows near the visible part of a list', () => {
  const rows = { count: 2000, pitch: 66, most: 57 };

  it('are those in sight, and some beyond', () => {
    expect(rowsNear(rows, { from: 0, to: 660 })).toEqual({ first: 0, end: 15 });
    expect(rowsNear(rows, { from: 6600, to: 7260 })).toEqual({ first: 95, end: 115 });
    expect(rowsNear(rows, { from: 131_340, to: 132_000 })).toEqual({ first: 1985, end: 2000 });
  });

  it('are no more than may be drawn, for tiles of four in a row', () => {
    const tiles = { count: 500, pitch: 104, most: 14 };
    for (let from = 0; from < 52_000; from += 37) {
      const { first, end } = rowsNear(tiles, { from, to: from + 960 });
      expect(end - first).toBeLessThanOrEqual(14);
      expect(first * 104).toBeLessThanOrEqual(from);
      expect(end * 104).toBeGreaterThanOrEqual(Math.min(from + 960, 52_000));
    }
  });

  it('are all that can be seen, where a tall window shows more', () => {
    const { first, end } = rowsNear({ count: 500, pitch: 104, most: 14 }, { from: 0, to: 4000 });
    expect([first, end]).toEqual([0, 39]);
  });

  it('are none of a list that is far above or has none', () => {
    expect(rowsNear(rows, { from: 900_000, to: 900_680 })).toEqual({ first: 2000, end: 2000 });
    expect(rowsNear({ ...rows, count: 0 }, { from: 0, to: 680 })).toEqual({ first: 0, end: 0 });
  });
});
