import { type RefObject, useLayoutEffect } from 'react';

/**
 * When `content` changes its height, `clip` follows by the style sheet's transition. At rest it has no height
 * of its own. While it moves, `data-moving` keeps a scrollbar from flashing.
 */
export function useAnimatedHeight(
  clip: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const [outer, inner] = [clip.current, content.current];
    if (!outer || !inner || typeof ResizeObserver === 'undefined') return undefined;
    let last = 0;
    const rest = (): void => {
      // The end of one may be the beginning of another.
      if (outer.getAnimations().length > 0) return;
      outer.style.height = '';
      outer.removeAttribute('data-moving');
    };
    const observer = new ResizeObserver(() => {
      const next = inner.offsetHeight;
      if (last > 0 && next !== last) move(outer, last, next);
      last = next;
    });
    observer.observe(inner);
    outer.addEventListener('transitionend', rest);
    outer.addEventListener('transitioncancel', rest);
    return () => {
      observer.disconnect();
      outer.removeEventListener('transitionend', rest);
      outer.removeEventListener('transitioncancel', rest);
    };
  }, [clip, content]);
}

function move(outer: HTMLElement, from: number, to: number): void {
  const { transitionDuration } = getComputedStyle(outer);
  // Without a transition in the style sheet, no event would end it.
  if (Number.parseFloat(transitionDuration) === 0) return;
  const isMoving = outer.style.height !== '';
  outer.setAttribute('data-moving', '');
  if (!isMoving) {
    outer.style.height = `${from}px`;
    void outer.offsetHeight; // A transition needs a start value.
  }
  outer.style.height = `${to}px`;
}
