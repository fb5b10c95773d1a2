import { createFocusTrap } from 'focus-trap';
import { tabbable } from 'tabbable';
import { focusedElement, hasFocus, isInside } from '../primitives/focus';
import { headingOf } from './use-heading-focus';

/** No focusable element of the card is ever hidden only by style. */
const tabbableOptions = { displayCheck: 'none' } as const;

/**
 * Has Tab go round in `layer`, in the shadow root of `host`, until `signal`, and goes `steps` further at once: backwards
 * where it is negative.
 */
export function trapTab(
  layer: HTMLElement,
  host: HTMLElement,
  signal: AbortSignal,
  steps: number,
): void {
  const page = host.ownerDocument;
  const isTab = ({ key }: KeyboardEvent): boolean => key === 'Tab' && hasFocus(host);
  const heading = (): HTMLElement => headingOf(host) ?? layer;
  const trap = createFocusTrap(layer, {
    document: page,
    initialFocus: () => {
      const focused = focusedElement(page);
      return focused && isInside(host, focused) ? focused : heading();
    },
    fallbackFocus: heading,
    escapeDeactivates: false,
    returnFocusOnDeactivate: false,
    allowOutsideClick: true,
    delayInitialFocus: false,
    preventScroll: true,
    isKeyForward: (event) => isTab(event) && !event.shiftKey,
    isKeyBackward: (event) => isTab(event) && event.shiftKey,
    tabbableOptions,
  });
  // The frame of the embedded wallet stands in the card, and keeps the focus that it is given.
  const isOurs = ({ target }: Event): boolean =>
    target instanceof HTMLElement && target.matches('[data-cleat=frame]');
  const leave = (event: Event): void => {
    if (isOurs(event)) event.stopImmediatePropagation();
  };
  page.defaultView?.addEventListener('focusin', leave, { capture: true, signal });
  trap.activate();
  signal.addEventListener('abort', () => trap.deactivate());
  if (steps !== 0) go(tabbable(layer, tabbableOptions), focusedElement(page), steps);
}

/** The heading has the focus before the first of the `stops`. */
function go(
  stops: readonly (HTMLElement | SVGElement)[],
  focused: HTMLElement | undefined,
  steps: number,
): void {
  const at = stops.findIndex((stop) => stop === focused);
  const from = at === -1 && steps < 0 ? 0 : at;
  stops.at((from + steps) % stops.length)?.focus();
}
