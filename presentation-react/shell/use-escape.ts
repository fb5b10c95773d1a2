import { useEffect } from 'react';
import { useWidget } from '../bindings/widget-context';
import { focusedElement, isInside } from '../primitives/focus';
import { useShellContext } from '../bindings/shell-context';
import { isWalletAsked } from './stand-aside';

/** The Escape key closes the modal. Pressed in the window of an asked wallet, it belongs to the wallet. */
export function useEscape(isOpen: boolean): void {
  const widget = useWidget();
  const { host } = useShellContext();
  useEffect(() => {
    if (!isOpen) return undefined;
    const page = host.ownerDocument;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
      const isOurs = !isWalletAsked(widget.getSnapshot()) || isInside(host, focusedElement(page));
      if (isOurs) void widget.close();
    };
    page.addEventListener('keydown', onKeyDown);
    return () => page.removeEventListener('keydown', onKeyDown);
  }, [host, isOpen, widget]);
}
