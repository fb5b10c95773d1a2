import { useEffect } from 'react';
import { useWidget } from '../bindings/widget-context';
import { focusedElement, isInside } from '../primitives/focus';
import { useShellContext } from '../bindings/shell-context';
import { isWalletAsked } from './stand-aside';
import { takeFocus } from './use-heading-focus';

/** The Escape key closes the modal. Pressed in the window of an asked wallet, it belongs to the wallet. */
export function useEscape(isOpen: boolean): void {
  const widget = useWidget();
  const { host } = useShellContext();
  useEffect(() => {
    if (!isOpen) return undefined;
    const page = host.ownerDocument;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
      const focused = focusedElement(page);
      const isNowhere = !focused && !isWalletAsked(widget.getSnapshot());
      if (!isInside(host, focused) && !(isNowhere && takeFocus(host))) return;
      // Nothing below the widget closes with it: neither a dialog of the page nor another widget.
      event.preventDefault();
      event.stopImmediatePropagation();
      void widget.close();
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [host, isOpen, widget]);
}
