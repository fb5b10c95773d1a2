import { useReducer, useState } from 'react';
import type { ConnectorRow } from '../../../domain/connection/connector-list';

/** The rows, and the props of the list that keep them in place while it is in use. */
export interface SteadyRows {
  readonly rows: readonly ConnectorRow[];
  readonly hold: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: () => void;
    readonly onBlur: () => void;
  };
}

/**
 * A wallet that announces itself late is listed last, so that no row moves under the visitor's pointer. The list is
 * rendered again only where a row has to move: a press begins with a pointer and a focus that enter it.
 */
export function useSteadyRows(rows: readonly ConnectorRow[]): SteadyRows {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const [order] = useState(() => new RowOrder());
  const steady = order.of(rows);
  const use = (): void => order.hold(steady);
  const leave = (): void => {
    order.release();
    if (steady.some((row, index) => row !== rows[index])) render();
  };
  return {
    rows: steady,
    hold: { onPointerEnter: use, onPointerLeave: leave, onFocus: use, onBlur: leave },
  };
}

/** The order in which rows are shown while it is held. */
class RowOrder {
  #held: readonly string[] | undefined;

  of(rows: readonly ConnectorRow[]): readonly ConnectorRow[] {
    if (!this.#held) return rows;
    const shown = inShownOrder(rows, this.#held);
    this.hold(shown);
    return shown;
  }

  hold(rows: readonly ConnectorRow[]): void {
    this.#held = rows.map(({ id }) => id);
  }

  release(): void {
    this.#held = undefined;
  }
}

/** `rows` with those of `shown` first, in the order they were shown. */
export function inShownOrder(
  rows: readonly ConnectorRow[],
  shown: readonly string[],
): readonly ConnectorRow[] {
  const kept = shown.flatMap((id) => rows.filter((row) => row.id === id));
  return [...kept, ...rows.filter(({ id }) => !shown.includes(id))];
}
