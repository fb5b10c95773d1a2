import { useSyncExternalStore } from 'react';

const wide = (): MediaQueryList => matchMedia('(min-width: 720px)');

/** Whether the window is larger than a phone's, so that a phone can read a code from it. */
export function useHasRoom(): boolean {
  return useSyncExternalStore(follow, () => wide().matches);
}

function follow(onChange: () => void): () => void {
  const query = wide();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
