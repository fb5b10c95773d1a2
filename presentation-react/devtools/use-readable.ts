import { useCallback, useSyncExternalStore } from 'react';
import type { ReadableStore } from '../../application/state/readable-store';

/** The value of `store`; renders again when it is replaced. */
export function useReadable<State>(store: ReadableStore<State>): State {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const following = store.state$.subscribe(onChange);
      return () => following.unsubscribe();
    },
    [store],
  );
  return useSyncExternalStore(subscribe, () => store.getSnapshot());
}
