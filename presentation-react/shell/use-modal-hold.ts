import { onChange } from '../../application/widget/on-change';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useWidget, useWidgetContext } from '../bindings/widget-context';
import { afterPaint } from '../primitives/after-paint';
import { focusedElement, isInside } from '../primitives/focus';
import { giveBack } from './give-back';
import { holdTab } from './hold-tab';
import { isolate } from './isolate';
import { lockScroll } from './scroll-lock';
import { useShellContext } from '../bindings/shell-context';
import { isApproving, isWalletAsked } from './stand-aside';
import { lower, raise } from './top-layer';
import { focusHeading, takeFocus } from './use-heading-focus';

/** When a modal that closes gives the focus back: once what the visitor waits for is painted, since both take long. */
export const CLOSED_MS = 50;

/**
 * While the modal is open it holds the page: Tab stays in `layer`, the rest is inert and does not
 * scroll. It releases the page when a request goes to a wallet: at once, not at the next render, because the wallet's
 * window may open in the same task. When it closes, the focus returns to the element that opened it.
 *
 * Where another modal of the page does not let the focus into the card, `layer` goes above it into the top layer.
 */
export function useModalHold(layer: RefObject<HTMLDialogElement | null>, isOpen: boolean): void {
  const widget = useWidget();
  const { presenter } = useWidgetContext();
  const { host, shield } = useShellContext();
  const wayBack = useRef<ReturnType<typeof setTimeout>>(undefined);

  useLayoutEffect(() => {
    const element = layer.current;
    if (!isOpen || !element) return undefined;
    const opener = presenter.takeOpener() ?? openerOf(host);
    let free: (() => void) | undefined;
    let unlock: (() => void) | undefined;
    let keepLocked: (() => void) | undefined;
    let isPainted = false;
    let isHeld = false;
    const hold = (): void => {
      clearTimeout(wayBack.current);
      if (!isHeld && !takeFocus(host)) {
        raise(element);
        takeFocus(host);
      }
      isHeld = true;
      if (!isPainted) return;
      keepLocked?.();
      unlock ??= lockScroll(host.ownerDocument);
      free ??= holdPage(element, host);
    };
    const release = (): void => {
      isHeld = false;
      free?.();
      free = undefined;
      // The whole page is laid out again: the wallet's window does not wait for that.
      keepLocked?.();
      keepLocked = afterPaint(() => {
        unlock?.();
        unlock = undefined;
      });
      lower(element);
    };
    const leave = (): void => {
      release();
      host.toggleAttribute('data-aside', false);
      clearTimeout(wayBack.current);
      wayBack.current = setTimeout(() => {
        // A page that has taken the widget off by then may be gone itself, as after a test.
        if (!host.isConnected) return;
        const focused = focusedElement(host.ownerDocument);
        if (opener && (!focused || isInside(host, focused))) giveBack(opener);
      }, CLOSED_MS);
    };
    const follow = (): void => {
      const state = widget.getSnapshot();
      if (!state.isOpen) {
        leave();
        return;
      }
      const isAside = isWalletAsked(state);
      host.toggleAttribute('data-aside', isAside);
      if (isAside) release();
      // The embedded wallet's window may be on top already: above it, the card would cover the approval.
      else if (!isApproving(state)) hold();
    };
    follow();
    focusHeading(host, isWalletAsked(widget.getSnapshot()));
    const stop = onChange(widget, follow);
    // Chromium closes it by itself where the visitor goes back twice.
    const onClose = (): void => {
      if (isHeld && !element.open) raise(element);
    };
    element.addEventListener('close', onClose);
    // Making a long page inert can take long, so the modal is painted first.
    const forget = afterPaint(() => {
      isPainted = true;
      follow();
    });
    return () => {
      forget();
      stop();
      element.removeEventListener('close', onClose);
      leave();
      shield.cover(dialogAround(opener) ?? host.ownerDocument.body);
    };
  }, [host, isOpen, layer, presenter, shield, widget]);
}

/** The element with the focus when the modal opens; not the modal itself, which has taken it already. */
function openerOf(host: HTMLElement): HTMLElement | undefined {
  const focused = focusedElement(host.ownerDocument);
  return isInside(host, focused) ? undefined : focused;
}

/** The dialog of the page that `element` is in. */
function dialogAround(element?: Element): Element | undefined {
  if (!element) return undefined;
  return element.closest('dialog') ?? dialogAround((element.getRootNode() as ShadowRoot).host);
}

/** Returns a function that releases the page, except for its scrolling. */
function holdPage(layer: HTMLElement, host: HTMLElement): () => void {
  const held = new AbortController();
  const restore = isolate(layer);
  holdTab(layer, host, held.signal);
  return () => {
    held.abort();
    restore();
  };
}
