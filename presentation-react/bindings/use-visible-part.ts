import { type RefObject, useLayoutEffect, useState } from 'react';

/** The part of a list that can be seen, in pixels from its top. */
export interface VisiblePart {
  readonly from: number;
  readonly to: number;
}

/** As much as the card shows, until its size is known. */
const AT_FIRST: VisiblePart = { from: 0, to: 680 };

/** A change by less is not worth drawing: the rows beyond the visible part cover it. */
const STEP = 160;

/** Follows what the card shows of `list` as the visitor scrolls. */
export function useVisiblePart(list: RefObject<HTMLElement | null>): VisiblePart {
  const [part, setPart] = useState(AT_FIRST);
  useLayoutEffect(() => {
    const element = list.current;
    const pane = element?.closest<HTMLElement>('.pane');
    if (!element || !pane) return undefined;
    let frame = 0;
    const look = (): void => {
      frame = 0;
      const { top, height } = pane.getBoundingClientRect();
      // A card of a page has no scrollbar of its own where the page lets it grow.
      const room = Math.min(height, innerHeight);
      if (room === 0) return;
      const from = Math.max(0, Math.max(top, 0) - element.getBoundingClientRect().top);
      const stepped = Math.floor(from / STEP) * STEP;
      setPart((last) => {
        const to = stepped + Math.ceil(room / STEP + 1) * STEP;
        return last.from === stepped && last.to === to ? last : { from: stepped, to };
      });
    };
    const follow = (): void => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    pane.addEventListener('scroll', follow, { passive: true });
    addEventListener('scroll', follow, { passive: true });
    addEventListener('resize', follow);
    return () => {
      cancelAnimationFrame(frame);
      pane.removeEventListener('scroll', follow);
      removeEventListener('scroll', follow);
      removeEventListener('resize', follow);
    };
  }, [list]);
  return part;
}
