import { useCallback, useSyncExternalStore } from 'react';
import type { Widget } from '../../application/widget/widget';
import type { WidgetState } from '../../application/snapshot/widget-state';

/** The part of a widget that rendering needs. */
export type StateSource = Pick<Widget, 'getSnapshot' | 'serverState'> & {
  subscribe(listener: () => void): () => void;
};

/**
 * Renders with `selector(state)` and again whenever that slice is replaced.
 *
 * `selector` must return a part of the state, or a primitive made from it: a fresh object per call
 * would render forever.
 */
export function useStore<Slice>(
  source: StateSource,
  selector: (state: WidgetState) => Slice,
): Slice {
  const subscribe = useCallback((onChange: () => void) => source.subscribe(onChange), [source]);
  return useSyncExternalStore(
    subscribe,
    () => selector(source.getSnapshot()),
    () => selector(source.serverState),
  );
}

/** False on a server and while its output is hydrated, when the browser's state is not known yet. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => {};
