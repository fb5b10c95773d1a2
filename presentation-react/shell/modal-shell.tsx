import { useEffect, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { CARD_ANIMATION_MS, Z_INDEX } from '../../domain/limits';
import { hasConnected } from '../bindings/shown-state';
import { useStore } from '../bindings/use-store';
import { useWidget } from '../bindings/widget-context';
import { Card } from './card';
import { ShellRoot } from './shell-root';
import { useShellContext } from '../bindings/shell-context';
import { CLOSED_MS, useModalHold } from './use-modal-hold';
import { useEscape } from './use-escape';
import { SnackbarRegion } from './snackbar-region';
import { usePhoneGestures } from './use-phone-gestures';
import { isWalletAsked } from './stand-aside';

/** How long a visitor sees that the wallet has connected, as the style sheet has it. */
const TICK_MS = 450;

/** The widget over the page: renders nothing while it is closed, unless there is a message. */
export function ModalShell() {
  const widget = useWidget();
  const { shown } = useShellContext();
  const isOpen = useSyncExternalStore(shown.subscribe, shown.isOpen, isClosed);
  const isTelling = useStore(widget, (state) => state.snackbar !== undefined);
  const isDone = useStore(shown, hasConnected);
  const isSeen = useLingering(isOpen, isDone ? TICK_MS : 0);
  const isHeard = useLingering(isTelling);
  if (isSeen) return <Modal isOpen={isOpen} isDone={isDone} />;
  return isHeard ? <Toast /> : null;
}

const isClosed = (): boolean => false;

/** The message while the widget is closed, at the foot of the page. */
function Toast() {
  useRaisedHost();
  return (
    <ShellRoot>
      <div className="toast">
        <SnackbarRegion />
      </div>
    </ShellRoot>
  );
}

function Modal({ isOpen, isDone }: { readonly isOpen: boolean; readonly isDone: boolean }) {
  const widget = useWidget();
  const { shown } = useShellContext();
  // Held during a press: a wallet that answers in the same task does not have the backdrop leave in two steps.
  const isAside = useStore(shown, isWalletAsked);
  const layer = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useRaisedHost();
  useLayoutEffect(() => {
    const follow = (): void => {
      if (layer.current) layer.current.inert = !isOpen;
    };
    if (isOpen) {
      follow();
      return undefined;
    }
    // Each of its elements is styled again.
    const timer = setTimeout(follow, CLOSED_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);
  useModalHold(layer, isOpen);
  useEscape(isOpen);
  usePhoneGestures(layer, isOpen);

  return (
    <ShellRoot>
      <dialog
        ref={layer}
        open
        className="layer"
        aria-modal={(isOpen && !isAside) || undefined}
        aria-labelledby={titleId}
        data-open={isOpen}
        data-aside={isAside}
        data-done={isDone}
        onCancel={(event) => {
          event.preventDefault();
          void widget.close();
        }}
      >
        <div className="backdrop" role="none" onClick={() => void widget.close()} />
        <div className="frame">
          <Card titleId={titleId} />
        </div>
        <SnackbarRegion />
      </dialog>
    </ShellRoot>
  );
}

/** Raises the widget's element above the page while it has content. */
function useRaisedHost(): void {
  const { host } = useShellContext();
  const zIndex = useStore(useWidget(), ({ theme }) => theme.variables.zIndex ?? Z_INDEX);
  useLayoutEffect(() => {
    host.style.setProperty('--cleat-z-index', String(zIndex));
    host.toggleAttribute('data-open', true);
    return () => host.removeAttribute('data-open');
  }, [host, zIndex]);
}

/** A message whose link the visitor is about to press. */
const heldMessage = '.snackbar:is(:hover, :focus-within)';

/** Whether a part is visible: while it is there, and while it then stays for `ms` and leaves, or the message is held. */
function useLingering(isThere: boolean, ms = 0): boolean {
  const { host } = useShellContext();
  const [hasLeft, setHasLeft] = useState(true);
  if (isThere && hasLeft) setHasLeft(false);
  useEffect(() => {
    if (isThere) return undefined;
    const look = (): void => {
      if (host.shadowRoot?.querySelector(heldMessage)) timer = setTimeout(look, CARD_ANIMATION_MS);
      else setHasLeft(true);
    };
    let timer = setTimeout(look, ms + CARD_ANIMATION_MS);
    return () => clearTimeout(timer);
  }, [host, isThere, ms]);
  return isThere || !hasLeft;
}
