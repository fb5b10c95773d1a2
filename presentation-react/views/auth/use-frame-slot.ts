import { onChange } from '../../../application/widget/on-change';
import { type RefObject, useEffect, useRef } from 'react';
import type { AuthVerbs } from '../../../application/auth/auth-verbs';
import type { ViewName } from '../../../domain/routing/view-name';
import { useWidget } from '../../bindings/widget-context';

/** How many pictures a slot has to stand still before it is no longer watched. */
const STILL = 20;

/**
 * Keeps the embedded wallet's page over an element of the view `name`, which moves with the card. It is hidden as soon as the
 * view is left.
 */
export function useFrameSlot(
  name: ViewName,
  auth: AuthVerbs | undefined,
): RefObject<HTMLDivElement | null> {
  const slot = useRef<HTMLDivElement>(null);
  const widget = useWidget();
  useEffect(() => {
    const element = slot.current;
    if (!element || !auth) return undefined;
    const ended = new AbortController();
    let still = 0;
    let request = 0;
    let last = '';
    const isShown = (): boolean => {
      const { isOpen, view } = widget.getSnapshot();
      return isOpen && view?.name === name;
    };
    const follow = (): void => {
      request = 0;
      const { bottom, left, top, width } = element.getBoundingClientRect();
      // While the card follows its content, the page is no higher than what is seen of its place.
      const end = element.closest('.clip')?.getBoundingClientRect().bottom ?? bottom;
      const place = { left, top, width, height: Math.max(0, Math.min(bottom, end) - top) };
      const next = JSON.stringify(place);
      still = next === last ? still + 1 : 0;
      if (next !== last && isShown()) {
        last = next;
        auth.showCodeField(place);
      }
      if (still < STILL) request = requestAnimationFrame(follow);
    };
    const watch = (): void => {
      still = 0;
      if (request === 0) request = requestAnimationFrame(follow);
    };
    const stop = onChange(widget, () => {
      if (isShown()) return watch();
      last = '';
      auth.hideCodeField();
      return undefined;
    });
    // A test's page may have none.
    const sizes = 'ResizeObserver' in window ? new ResizeObserver(watch) : undefined;
    for (let one: Element | null = element; one; one = one.parentElement) sizes?.observe(one);
    const options = { capture: true, passive: true, signal: ended.signal };
    for (const type of ['resize', 'scroll', 'transitionrun']) {
      window.addEventListener(type, watch, options);
    }
    watch();
    return () => {
      ended.abort();
      sizes?.disconnect();
      stop();
      cancelAnimationFrame(request);
      auth.hideCodeField();
    };
  }, [auth, name, widget]);
  return slot;
}
