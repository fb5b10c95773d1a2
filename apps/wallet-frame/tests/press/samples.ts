import type { PointerSample } from '../../src/views/press/pointer-run';

/** Where a page stands on the screen, and how large its pixels are there. */
export interface StandingPage {
  readonly left: number;
  readonly top: number;
  readonly zoom?: number;
}

export const here: StandingPage = { left: 100, top: 200 };

/** What the browser says of a pointer at a point of the screen: whole pixels of it. */
export function sampleAt(
  timeMs: number,
  [x, y]: readonly [number, number],
  { left, top, zoom = 1 }: StandingPage = here,
): PointerSample {
  const screen = { x: Math.round(x), y: Math.round(y) };
  return { timeMs, screen, client: { x: (x - left) / zoom, y: (y - top) / zoom } };
}
