import { endOf, lineKeys } from './key-map';
import { TypeAhead } from './type-ahead';

/** How many rows a page is. */
const PAGE_ROWS = 5;

/** A grid of buttons of which the page may have only some. */
export interface Grid {
  /** The names of all of them, in order. */
  readonly names: readonly string[];
  readonly columns: number;

  /** An element of the grid, for its reading direction. */
  readonly element: Element;
}

/** The index of the button to which the key of `event` leads from the one at `at`; `undefined` for nowhere. */
export type GridKeys = (
  event: { readonly key: string; readonly timeStamp: number },
  at: number,
  grid: Grid,
) => number | undefined;

/**
 * Buttons in rows: the arrow keys stop at the edges, and letters lead to the name that begins with them. One
 * instance per group, because it remembers the typed letters.
 */
export function gridKeys(): GridKeys {
  const typed = new TypeAhead();
  return (event, at, grid) => {
    const { names } = grid;
    const step = stepOf(event.key, grid);
    if (step !== undefined) return Math.max(0, Math.min(names.length - 1, at + step));
    return endOf(event.key, names) ?? typed.find(event, at, names);
  };
}

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: PAGE_ROWS,
  PageUp: -PAGE_ROWS,
};

function stepOf(key: string, { columns, element }: Grid): number | undefined {
  const [on, back] = lineKeys([element]);
  if (key === on) return 1;
  if (key === back) return -1;
  const rows = steps[key];
  return rows === undefined ? undefined : rows * columns;
}
