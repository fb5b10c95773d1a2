import { type RefObject, useLayoutEffect, useState } from 'react';

/** As wide as the card is, until that is known. A page that is not laid out, as in jsdom, has no width. */
const AT_FIRST = 328;

/** How wide `list` is, in pixels. */
export function useWidth(list: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(AT_FIRST);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const look = (): void => setWidth(element.clientWidth || AT_FIRST);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [list]);
  return width;
}
