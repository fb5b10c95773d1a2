import { onChange } from '../../application/widget/on-change';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { activeConnection, type WidgetState } from '../../application/snapshot/widget-state';
import type { Widget } from '../../application/widget/widget';
import type { ViewName } from '../../domain/routing/view-name';
import { WidgetContext, type WidgetContextValue } from '../bindings/widget-context';
import { hasRoom } from '../primitives/use-has-room';
import { Card } from './card';
import { isGivenBack } from './give-back';
import { ShellContext, type ShellContextValue } from '../bindings/shell-context';
import { ShellRoot } from './shell-root';

/**
 * Downloads the view that the visitor will open and renders it once, invisibly, when the browser is idle, so that
 * its code is compiled and its text measured before the press. Removed before the next frame. Then downloads what
 * stands beside it, where there is room. Where another view
 * takes its place, because a wallet connects or leaves, it does so again: when the pointer comes near a button, or
 * when all is quiet. Returns a function that ends it.
 */
export function warmUp(context: WidgetContextValue, shell: ShellContextValue): () => void {
  const { presenter, widget } = context;
  const { views } = shell;
  let warm: ViewName | undefined;
  let stopWaiting: (() => void) | undefined;
  const follow = (): void => {
    const { isOpen, view } = widget.getSnapshot();
    if (isOpen && view?.name === firstView(widget)) warm = view.name;
    if (stopWaiting || isOpen || firstView(widget) === warm) return;
    stopWaiting = whenIdle(() => {
      stopWaiting = undefined;
      const name = firstView(widget);
      if (views.get(name) === 'loading') views.load(name);
      if (widget.getSnapshot().isOpen || typeof views.get(name) === 'string') return;
      warm = name;
      renderUnseen(name, context, shell);
      if (name === 'Connect' && hasRoom()) views.load('WhatIsAWallet');
    });
  };
  let quiet: ReturnType<typeof setTimeout> | undefined;
  const followLater = (): void => {
    clearTimeout(quiet);
    quiet = setTimeout(follow, QUIET_MS);
  };
  const stops = [
    onChange(widget, followLater),
    presenter.subscribe(() => isGivenBack() || follow()),
    views.subscribe(follow),
    () => stopWaiting?.(),
    () => clearTimeout(quiet),
  ];
  follow();
  return () => stops.forEach((stop) => stop());
}

/** The view that a press opens now. */
function firstView(widget: Widget): ViewName {
  return activeConnection(widget.getSnapshot()).account ? 'Account' : 'Connect';
}

function renderUnseen(name: ViewName, context: WidgetContextValue, shell: ShellContextValue): void {
  const state = sampleOf(context.widget.getSnapshot(), name);
  const source = { serverState: state, getSnapshot: () => state, subscribe: () => () => {} };
  // The shield stays where it covers what visitors see.
  const unseen = { ...shell, shield: { cover: () => {} } };
  const place = document.createElement('div');
  place.className = 'unseen';
  shell.host.shadowRoot?.append(place);
  const root = createRoot(place);
  flushSync(() =>
    root.render(
      <WidgetContext.Provider value={{ ...context, source }}>
        <ShellContext.Provider value={unseen}>
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
}

function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, SOON_MS);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(run);
  return () => cancelIdleCallback(idle);
}

const SOON_MS = 50;

/** How long after a change the next view is prepared, so that nothing of the change waits for it. */
const QUIET_MS = 2000;

/** The wallets without images of a host, because no host is asked before the modal is opened. */
function sampleOf(state: WidgetState, name: ViewName): WidgetState {
  const connectorRows = state.connectorRows.map(({ imageUrl, ...row }) =>
    imageUrl?.startsWith('data:') ? { ...row, imageUrl } : row,
  );
  const view = { name };
  return { ...state, connectors: [], connectorRows, isOpen: true, history: [view], view };
}
