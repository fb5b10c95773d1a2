import { useEffect, useSyncExternalStore } from 'react';
import { useStore } from '../bindings/use-store';
import { useWidgetContext } from '../bindings/widget-context';
import type { ShellPlacement } from '../bindings/presenter';

/** The place of the shell. The shell is downloaded when the widget opens or has a message. */
export function ShellSlot({ placement }: { readonly placement: ShellPlacement }) {
  const { widget, presenter } = useWidgetContext();
  const isOpen = useStore(widget, (state) => state.isOpen);
  const hasWord = useStore(widget, (state) => state.snackbar !== undefined);
  const Shell = useSyncExternalStore(presenter.subscribe, presenter.shell, noShell);
  useEffect(() => {
    // An open widget without a view would be wrong, and would swallow the next press.
    if (isOpen || hasWord) {
      presenter.loadShell().catch(() => {
        if (isOpen) void widget.close();
      });
    }
  }, [isOpen, hasWord, presenter, widget]);
  return Shell ? <Shell placement={placement} /> : null;
}

/** The modal, at this place in the page. Goes with the option `disableAppend`. */
export function WidgetModal() {
  return <ShellSlot placement="here" />;
}

/** The widget in the page itself, always visible. Goes with the option `enableEmbedded`. */
export function WidgetPanel() {
  const { presenter } = useWidgetContext();
  useEffect(() => presenter.preload(), [presenter]);
  return <ShellSlot placement="panel" />;
}

const noShell = () => undefined;
