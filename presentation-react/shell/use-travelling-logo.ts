import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { useShellContext } from '../bindings/shell-context';
import { useWidget } from '../bindings/widget-context';
import { afterPaint } from '../primitives/after-paint';

/**
 * Has the logo of a pressed row travel to its place in the view that the press leads to. Returns the listener
 * for presses. Only where it comes from is set here; the style sheet moves it, or leaves it in place.
 *
 * The card shows what follows the press after its task: a wallet that answers in the same task does not have it
 * show, for one frame, a view that waits.
 */
export function useTravellingLogo(
  content: RefObject<HTMLElement | null>,
  viewKey: string,
): (event: MouseEvent) => void {
  const { shown } = useShellContext();
  const widget = useWidget();
  const from = useRef<DOMRect>(undefined);
  const shownKey = useRef(viewKey);
  useLayoutEffect(() => {
    if (shownKey.current === viewKey) return;
    shownKey.current = viewKey;
    const start = from.current;
    from.current = undefined;
    const logo = content.current?.querySelector<HTMLElement>('[data-size="large"]');
    if (!start || !logo) return;
    const { x, y, width } = placeInCard(logo);
    const half = (start.width - width) / 2;
    logo.style.setProperty('--x', `${start.x + half - x}px`);
    logo.style.setProperty('--y', `${start.y + half - y}px`);
    logo.style.setProperty('--scale', `${start.width / width}`);
    logo.dataset['travels'] = '';
  }, [content, viewKey]);
  return ({ target }) => {
    const pressed = (target as Element).closest('button')?.querySelector('[data-shape=wallet]');
    from.current = undefined;
    if (!pressed) return;
    const release = shown.holdOpen();
    // The row is still there, and measuring it would have delayed the wallet.
    setTimeout(() => {
      from.current = placeInCard(pressed);
      // The page shows the address before the modal leaves.
      if (widget.getSnapshot().isOpen) release();
      else afterPaint(release);
    });
  };
}

/** The card itself moves as its height follows the view. */
function placeInCard(element: Element): DOMRect {
  const { x, y, width } = element.getBoundingClientRect();
  const card = element.closest('.card')?.getBoundingClientRect();
  return new DOMRect(x - (card?.x ?? 0), y - (card?.y ?? 0), width);
}
