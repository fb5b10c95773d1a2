import type { RefObject } from 'react';
import { useBeforePaint } from '../theme/use-theme';

/**
 * Keeps `clip` as high as `content`, so that the style sheet can animate from one view to the next.
 * While it moves, `data-moving` keeps a scrollbar from flashing.
 */
export function useAnimatedHeight(
  clip: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
): void {
  useBeforePaint(() => {
    const [outer, inner] = [clip.current, content.current];
    if (!outer || !inner || typeof ResizeObserver === 'undefined') return undefined;
    const rest = (): void => outer.removeAttribute('data-moving');
    const follow = (): void => {
      const height = `${inner.offsetHeight}px`;
      if (outer.style.height === height) return;
      if (outer.style.height !== '') outer.setAttribute('data-moving', '');
      outer.style.height = height;
    };
    const observer = new ResizeObserver(follow);
    observer.observe(inner);
    outer.addEventListener('transitionend', rest);
    return () => {
      observer.disconnect();
      outer.removeEventListener('transitionend', rest);
    };
  }, [clip, content]);
}
