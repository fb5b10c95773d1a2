import { useState } from 'react';
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

/** A wallet that announces itself late is listed last, so that no row moves under the visitor's pointer. */
export function useSteadyRows(rows: readonly ConnectorRow[]): SteadyRows {
  const [held, setHeld] = useState<readonly string[]>();
  const steady = held ? inShownOrder(rows, held) : rows;
  if (held && steady.some(({ id }, index) => id !== held[index])) setHeld(idsOf(steady));
  const use = (): void => setHeld(idsOf(steady));
  const leave = (): void => setHeld(undefined);
  return {
    rows: steady,
    hold: { onPointerEnter: use, onPointerLeave: leave, onFocus: use, onBlur: leave },
  };
}

/** `rows` with those of `shown` first, in the order they were shown. */
export function inShownOrder(
  rows: readonly ConnectorRow[],
  shown: readonly string[],
): readonly ConnectorRow[] {
  const kept = shown.flatMap((id) => rows.filter((row) => row.id === id));
  return [...kept, ...rows.filter(({ id }) => !shown.includes(id))];
}

function idsOf(rows: readonly ConnectorRow[]): readonly string[] {
  return rows.map(({ id }) => id);
}
