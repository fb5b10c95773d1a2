import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import type { WidgetState } from '../../application/snapshot/widget-state';
import { WidgetContext, type WidgetContextValue } from '../bindings/widget-context';
import { Card } from './card';
import { ShellContext, type ShellContextValue } from '../bindings/shell-context';
import { ShellRoot } from './shell-root';

/**
 * Renders the first view once, invisibly, when the browser is idle, so that its code is compiled and its text
 * measured before the visitor opens the modal. Removed before the next frame. Returns a function that cancels
 * it.
 */
export function warmUp(context: WidgetContextValue, shell: ShellContextValue): () => void {
  const run = (): void => {
    const { widget } = context;
    if (widget.getSnapshot().isOpen) return;
    const state = sampleOf(widget.getSnapshot());
    const source = { serverState: state, getSnapshot: () => state, subscribe: () => () => {} };
    const place = document.createElement('div');
    place.className = 'unseen';
    shell.host.shadowRoot?.append(place);
    const root = createRoot(place);
    flushSync(() =>
      root.render(
        <WidgetContext.Provider value={{ ...context, source }}>
          <ShellContext.Provider value={shell}>
            <ShellRoot>
              <Card titleId="unseen" />
            </ShellRoot>
          </ShellContext.Provider>
        </WidgetContext.Provider>,
      ),
    );
    void place.offsetHeight; // The browser has styled and measured it by now.
    root.unmount();
    place.remove();
  };
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, SOON_MS);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(run);
  return () => cancelIdleCallback(idle);
}

const SOON_MS = 50;

/** The wallets without images of a host, because no host is asked before the modal is opened. */
function sampleOf(state: WidgetState): WidgetState {
  const connectorRows = state.connectorRows.map(({ imageUrl, ...row }) =>
    imageUrl?.startsWith('data:') ? { ...row, imageUrl } : row,
  );
  const view = { name: 'Connect' } as const;
  return { ...state, connectorRows, isOpen: true, history: [view], view };
}
