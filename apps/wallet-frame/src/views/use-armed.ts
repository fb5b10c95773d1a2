import { type RefObject, useEffect, useState } from 'react';

/** How long the request has to be visible, and unchanged, before a press counts. */
export const ARM_MS = 500;

const RATIO = 0.99;
const MIN_WIDTH = 280;
const MIN_HEIGHT = 120;

/** How often the browser may look whether something covers the element. It allows no shorter time. */
const DELAY_MS = 100;

/** What the second version of the observer adds. */
interface VisibilityEntry extends IntersectionObserverEntry {
  readonly isVisible?: boolean;
}

/**
 * Whether the visitor has really seen the element for half a second: nothing covers, blurs, shrinks or crops it, and
 * `content` has not changed. Where the browser cannot say what covers an element, the rest has to do.
 */
export function useArmed(place: RefObject<HTMLElement | null>, content: unknown): boolean {
  const [armedFor, setArmedFor] = useState<unknown>();
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isSeen = false;
    const disarm = (): void => {
      clearTimeout(timer);
      timer = undefined;
      setArmedFor(undefined);
    };
    const begin = (): void => {
      disarm();
      if (isSeen) timer = setTimeout(() => setArmedFor({ content }), ARM_MS);
    };
    const options = { threshold: [0, RATIO, 1], trackVisibility: true, delay: DELAY_MS };
    const observer = new IntersectionObserver((entries) => {
      const wasSeen = isSeen;
      isSeen = isWhole(entries.at(-1));
      if (isSeen !== wasSeen || !isSeen) begin();
    }, options);
    observer.observe(element);
    addEventListener('resize', begin);
    addEventListener('blur', begin);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      removeEventListener('resize', begin);
      removeEventListener('blur', begin);
      setArmedFor(undefined);
    };
  }, [place, content]);
  return (armedFor as { content?: unknown } | undefined)?.content === content;
}

function isWhole(entry: VisibilityEntry | undefined): boolean {
  if (!entry) return false;
  const { boundingClientRect, intersectionRatio, isVisible } = entry;
  const isLarge = boundingClientRect.width >= MIN_WIDTH && boundingClientRect.height >= MIN_HEIGHT;
  return isVisible !== false && intersectionRatio >= RATIO && isLarge;
}
