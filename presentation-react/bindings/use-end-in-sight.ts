import { type RefObject, useEffect, useRef } from 'react';

/**
 * Calls `onMore` whenever the element comes near the visible part of the card, or is there already. `count` changes with
 * each page.
 */
export function useEndInSight(
  onMore: (() => void) | undefined,
  count: number,
): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const latest = useRef(onMore);
  const isWanted = onMore !== undefined;
  useEffect(() => {
    latest.current = onMore;
  }, [onMore]);
  useEffect(() => {
    const element = end.current;
    const isWatched = typeof IntersectionObserver !== 'undefined' && isWanted && count > 0;
    if (!element || !isWatched) return undefined;
    // An observer reports the current state once, and then each change, so each page needs an observer of its
    // own.
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && latest.current?.(),
      { root: element.closest('.pane'), rootMargin: '600px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [count, isWanted]);
  return end;
}
