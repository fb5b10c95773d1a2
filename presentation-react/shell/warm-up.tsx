import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import type { WidgetState } from '../../application/widget-state';
import { WidgetContext, type WidgetContextValue } from '../bindings/widget-context';
import { Card } from './card';
import { ShellContext, type ShellContextValue } from './shell-context';
import { ShellRoot } from './shell-root';

/**
 * Renders the first view once where nobody sees it, when the browser has nothing better to do: the
 * press that opens the modal then meets code that is compiled. Returns how to call that off.
 */
export function warmUp(context: WidgetContextValue, shell: ShellContextValue): () => void {
  const run = (): void => {
    const { widget } = context;
    if (widget.getSnapshot().isOpen) return;
    const state = sampleOf(widget.getSnapshot());
    const source = { serverState: state, getSnapshot: () => state, subscribe: () => () => {} };
    const root = createRoot(document.createElement('div'));
    flushSync(() =>
      root.render(
        <WidgetContext.Provider value={{ ...context, source }}>
          <ShellContext.Provider value={shell}>
            <ShellRoot>
              <Card isModal />
            </ShellRoot>
          </ShellContext.Provider>
        </WidgetContext.Provider>,
      ),
    );
    root.unmount();
  };
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, SOON_MS);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(run);
  return () => cancelIdleCallback(idle);
}

const SOON_MS = 50;

/** The wallets without their images: nothing is fetched before the modal is opened. */
function sampleOf(state: WidgetState): WidgetState {
  const connectorRows = state.connectorRows.map(({ imageUrl: _unseen, ...row }) => row);
  const view = { name: 'Connect' } as const;
  return { ...state, connectorRows, isOpen: true, history: [view], view };
}
