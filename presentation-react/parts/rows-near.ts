import type { VisiblePart } from '../bindings/use-visible-part';

/** How far beyond the visible part rows are drawn. */
const OVERSCAN = 330;

/** The rows of a list: how many there are, how far apart, and how many of them are drawn at most. */
interface Rows {
  readonly count: number;
  readonly pitch: number;
  readonly most: number;
}

/**
 * The rows that are near the visible part: from `first` to before `end`. They are at most `most`, unless more than that
 * can be seen.
 */
export function rowsNear(
  { count, pitch, most }: Rows,
  { from, to }: VisiblePart,
): { readonly first: number; readonly end: number } {
  // The first and the last row may be drawn in part.
  const room = ((most - 1) * pitch - (to - from)) / 2;
  const beyond = Math.max(0, Math.min(OVERSCAN, room));
  const first = Math.min(count, Math.max(0, Math.floor((from - beyond) / pitch)));
  return { first, end: Math.max(first, Math.min(count, Math.ceil((to + beyond) / pitch))) };
}
