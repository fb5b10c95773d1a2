import { useEffect, useEffectEvent, useRef } from 'react';
import { focusedElement } from './focused-element';

/**
 * Makes an element behave like a window: it takes the focus when it opens and returns it when it closes,
 * handles Escape itself, and lets no key that is pressed in it reach the page.
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
