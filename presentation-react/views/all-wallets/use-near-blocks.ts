import { type RefObject, startTransition, useEffect, useState } from 'react';

/**
 * Which of the `count` blocks in `list` are in view or near it, by their index. `undefined` in a page that is
 * not laid out, as in jsdom, where all of them are.
 */
export function useNearBlocks(
  list: RefObject<HTMLElement | null>,
  count: number,
): ReadonlySet<number> | undefined {
  const [near, setNear] = useState<ReadonlySet<number> | undefined>(() =>
    isLaidOut() ? new Set([0]) : undefined,
  );
  useEffect(() => {
    const element = list.current;
    if (!element || !isLaidOut()) return undefined;
    const blocks = [...element.children].slice(0, count);
    const observer = new IntersectionObserver(
      // In small steps, so that the browser can scroll in between.
      (entries) =>
        startTransition(() =>
          setNear((before) => {
            const after = new Set(before);
            for (const { isIntersecting, target } of entries) {
              const index = blocks.indexOf(target);
              if (isIntersecting) after.add(index);
              else after.delete(index);
            }
            return after;
          }),
        ),
      { root: element.closest('.pane'), rootMargin: '200px 0px' },
    );
    blocks.forEach((block) => observer.observe(block));
    return () => observer.disconnect();
  }, [list, count]);
  return near;
}

const isLaidOut = (): boolean => typeof IntersectionObserver !== 'undefined';
