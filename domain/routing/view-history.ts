import type { ViewEntry } from './view-name';

/** The views a visitor came through, the current one last. Empty while the modal is closed. */
export type ViewHistory = readonly ViewEntry[];

/** The view on show. */
export function currentView(history: ViewHistory): ViewEntry | undefined {
  return history.at(-1);
}

/** `history` with `entry` on top. Pushing the view that is on show changes nothing. */
export function pushView(history: ViewHistory, entry: ViewEntry): ViewHistory {
  const current = currentView(history);
  const isCurrent =
    current?.name === entry.name &&
    current.connectorId === entry.connectorId &&
    current.namespace === entry.namespace;
  return isCurrent ? history : [...history, entry];
}

/** `history` with `entry` in the place of the view on show, and never twice on top of itself. */
export function replaceView(history: ViewHistory, entry: ViewEntry): ViewHistory {
  return pushView(history.slice(0, -1), entry);
}

/** `history` one step back, or `'close'` where a step back leaves the modal. */
export function popView(history: ViewHistory): ViewHistory | 'close' {
  const isBoundToClose =
    history.length < 2 || history.some(({ name }) => name === 'UnsupportedChain');
  return isBoundToClose ? 'close' : history.slice(0, -1);
}
