import { useSyncExternalStore } from 'react';

/** Whether the window has room for two panes. A panel in the page, and jsdom without `matchMedia`, have none. */
export function useHasRoom(): boolean {
  return useSyncExternalStore(follow, hasRoom, () => false);
}

const wideQuery = () => globalThis.matchMedia?.('(min-width: 720px)');

/** {@link useHasRoom} outside of a component. */
export const hasRoom = (): boolean => wideQuery()?.matches ?? false;

function follow(onChange: () => void): () => void {
  const query = wideQuery();
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}
