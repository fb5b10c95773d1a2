import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CARD_ANIMATION_MS, Z_INDEX } from '../../domain/limits';
import { useStore } from '../bindings/use-store';
import { useWidget } from '../bindings/widget-context';
import { Card } from './card';
import { ShellRoot } from './shell-root';
import { useShellContext } from './shell-context';
import { useModalHold } from './use-modal-hold';
import { useEscape } from './use-escape';
import { hasShownView } from './shown-state';
import { isWalletAsked } from './stand-aside';

/** The widget over the page: nothing while it is closed. */
export function ModalShell() {
  const isOpen = useStore(useWidget(), (state) => state.isOpen && hasShownView(state));
  return useLingering(isOpen) ? <Modal isOpen={isOpen} /> : null;
}

function Modal({ isOpen }: { readonly isOpen: boolean }) {
  const widget = useWidget();
  const { host } = useShellContext();
  const isAside = useStore(widget, isWalletAsked);
  const layer = useRef<HTMLDivElement>(null);
  const { zIndex = Z_INDEX } = widget.options.themeVariables;

  useLayoutEffect(() => {
    host.style.setProperty('--cleat-z-index', String(zIndex));
    host.toggleAttribute('data-open', true);
    return () => host.removeAttribute('data-open');
  }, [host, zIndex]);
  useLayoutEffect(() => {
    if (layer.current) layer.current.inert = !isOpen;
  }, [isOpen]);
  useModalHold(layer, isOpen);
  useEscape(isOpen);

  return (
    <ShellRoot>
      <div ref={layer} className="layer" data-open={isOpen} data-aside={isAside}>
        <div className="backdrop" role="presentation" onClick={() => void widget.close()} />
        <div className="frame">
          <Card isModal={isOpen && !isAside} />
        </div>
      </div>
    </ShellRoot>
  );
}

/** Whether the card is to be seen: while the modal is open, and for as long as it then takes to leave. */
function useLingering(isOpen: boolean): boolean {
  const [hasLeft, setHasLeft] = useState(true);
  if (isOpen && hasLeft) setHasLeft(false);
  useEffect(() => {
    if (isOpen) return undefined;
    const timer = setTimeout(() => setHasLeft(true), CARD_ANIMATION_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return isOpen || !hasLeft;
}
