import { useLayoutEffect, useRef } from 'react';
import { useWidget } from '../bindings/widget-context';
import { focusedElement, isInside } from '../primitives/focus';
import { useShellContext } from '../bindings/shell-context';
import { isWalletAsked } from './stand-aside';

/**
 * Moves the focus to the heading when another view is shown. Never moves it away from an element in use: outside a
 * panel, or in the window of a wallet with an open request.
 * Where `layout` changes and the pane with the focus is gone, the heading gets it.
 */
export function useHeadingFocus(viewKey: string, layout: boolean): void {
  const widget = useWidget();
  const { host, place } = useShellContext();
  const isInUse = useRef(place === 'modal');
  const shownKey = useRef(viewKey);

  useLayoutEffect(() => {
    if (place === 'modal') return undefined;
    const page = host.ownerDocument;
    const follow = (): void => {
      isInUse.current = isInside(host, focusedElement(page));
    };
    page.addEventListener('focusin', follow);
    return () => page.removeEventListener('focusin', follow);
  }, [host, place]);

  useLayoutEffect(() => {
    // When a modal opens, the modal decides where the focus goes; a panel takes no focus.
    if (shownKey.current === viewKey) return;
    shownKey.current = viewKey;
    const isBusy = place === 'panel' || isWalletAsked(widget.getSnapshot());
    if (isInUse.current) focusHeading(host, isBusy);
  }, [host, place, viewKey, widget]);

  const shownLayout = useRef(layout);
  useLayoutEffect(() => {
    if (shownLayout.current === layout) return;
    shownLayout.current = layout;
    if (widget.getSnapshot().isOpen && !focusedElement(host.ownerDocument))
      focusHeading(host, true);
  }, [host, layout, widget]);
}

/** Focuses the heading; where the visitor may be using the page, only if no element outside has the focus. */
export function focusHeading(host: HTMLElement, mayBeBusy: boolean): void {
  const focused = focusedElement(host.ownerDocument);
  if (mayBeBusy && focused && !isInside(host, focused)) return;
  const heading = headingOf(host);
  if (!heading) return;
  heading.focus({ preventScroll: true });
  // A screen reader reads on from the caret. Where that was in the view before, the browser leaves it at the end of this one.
  getSelection()?.collapse(heading);
}

/** Moves the focus into the card, unless it is there. False where another modal of the page does not let it in. */
export function takeFocus(host: HTMLElement): boolean {
  const heading = headingOf(host);
  if (!isInside(host, focusedElement(host.ownerDocument))) heading?.focus({ preventScroll: true });
  return !heading || isInside(host, focusedElement(host.ownerDocument));
}

/** The heading that names the card. */
export function headingOf({ shadowRoot }: HTMLElement): HTMLElement | undefined {
  return shadowRoot?.querySelector<HTMLElement>('h2[tabindex]') ?? undefined;
}
