import type { ViewEntry } from '../../domain/routing/view-name';
import type { ViewDefinition } from '../bindings/view-definition';

/** The two panes of the modal, where there is room for them. */
export interface Panes {
  /** The list of ways to connect. */
  readonly list: ViewEntry;

  /** The view on show, which was opened from the list. Absent while the list itself is on show. */
  readonly beside: ViewEntry | undefined;
}

/** The pane of each view. */
interface PaneRules {
  paneOf(name: ViewEntry['name']): ViewDefinition['pane'];
}

/** The panes of `history`: none where the view on show is no list and was not opened from one. */
export function panesOf(history: readonly ViewEntry[], rules: PaneRules): Panes | undefined {
  const isIn = (pane: ViewDefinition['pane'], entry: ViewEntry | undefined): boolean =>
    entry !== undefined && rules.paneOf(entry.name) === pane;
  let at = history.length - 1;
  while (isIn('beside', history[at])) at -= 1;
  const list = history[at];
  if (!list || !isIn('list', list)) return undefined;
  return { list, beside: history.slice(at + 1).at(-1) };
}
