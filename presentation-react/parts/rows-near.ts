import type { VisiblePart } from '../bindings/use-visible-part';

/** The height of a token's row in a long list, with the gap below it. The style sheet has the same. */
export const ROW_PITCH = 66;

/** How far beyond the visible part rows are drawn. */
const OVERSCAN = 330;

/** The places of the rows of a list of `count` that are in the page: those near the visible part, and the `focused` one. */
export function rowsNear(
  count: number,
  { from, to }: VisiblePart,
  focused: number | undefined,
  pitch = ROW_PITCH,
): readonly number[] {
  const first = Math.min(count, Math.max(0, Math.floor((from - OVERSCAN) / pitch)));
  const end = Math.min(count, Math.ceil((to + OVERSCAN) / pitch));
  const near = Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
  if (focused === undefined || focused >= count || near.includes(focused)) return near;
  return focused < first ? [focused, ...near] : [...near, focused];
}
