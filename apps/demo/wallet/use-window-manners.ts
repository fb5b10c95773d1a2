import { useEffect, useEffectEvent, useRef } from 'react';
import { focusedElement } from './focused-element';

/**
 * Makes an element behave as a window of its own: it takes the focus when it opens and gives it back
 * when it closes, Escape is its own, and the page never sees a key that is pressed in it.
 */
export function useWindowManners(onEscape: () => void) {
  const element = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') onEscape();
  });

  useEffect(() => {
    const before = focusedElement();
    const frame = element.current;
    frame?.addEventListener('keydown', onKey);
    heading.current?.focus();
    return () => {
      frame?.removeEventListener('keydown', onKey);
      before?.focus();
    };
  }, []);
  return { element, heading };
}
