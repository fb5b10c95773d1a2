import { useEffect, useState } from 'react';

/** A phone that opens an app hides the page sooner; an answer that waits for the visitor's return comes sooner. */
const PATIENCE_MS = 4000;

/**
 * Whether an app that was opened gave nothing: the page was in sight for some seconds after the press, or after the
 * visitor came back, and the view is still there.
 */
export function useCameToNothing(isOpened: boolean): boolean {
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    if (!isOpened) return undefined;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const follow = (): void => {
      clearTimeout(waiting);
      if (document.visibilityState !== 'hidden') {
        waiting = setTimeout(() => setLost(true), PATIENCE_MS);
      }
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearTimeout(waiting);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [isOpened]);
  return isLost;
}
