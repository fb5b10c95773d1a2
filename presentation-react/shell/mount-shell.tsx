import { createRoot } from 'react-dom/client';
import type { Widget } from '../../application/widget';
import { WidgetContext } from '../bindings/widget-context';
import { entryMessages } from '../messages/en';
import type { MessageOverrides } from '../messages/message-catalogue';
import { shellMessages } from '../messages/shell-en';
import type { Presenter } from '../provider/presenter';
import { newStyleSheet } from '../theme/new-style-sheet';
import tokensCss from '../theme/tokens.css';
import { ModalShell } from './modal-shell';
import { PanelShell } from './panel-shell';
import { ShellContext, type ShellPlace } from './shell-context';
import { ShownState } from './shown-state';
import { ViewLoader } from './view-loader';
import widgetCss from './widget.css';

export type { ShellPlace } from './shell-context';

export interface ShellRequest {
  readonly host: HTMLElement;
  readonly place: ShellPlace;
  readonly widget: Widget;
  readonly presenter: Presenter;
}

/** A mounted shell. */
export interface ShellHandle {
  render(messages: MessageOverrides): void;
  unmount(): void;
}

/** Shows a widget in the shadow root of `host`, in a React tree of its own. */
export function mountShell({ host, place, widget, presenter }: ShellRequest): ShellHandle {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [newStyleSheet(host.ownerDocument, tokensCss + widgetCss)];
  const tree = shadow.appendChild(host.ownerDocument.createElement('div'));
  const root = createRoot(tree);
  const shown = new ShownState(widget);
  const views = new ViewLoader();
  return {
    render: (overrides) => {
      const messages = { ...entryMessages, ...shellMessages, ...overrides };
      root.render(
        <WidgetContext.Provider value={{ widget, source: shown, messages: overrides, presenter }}>
          <ShellContext.Provider value={{ host, place, messages, shown, views }}>
            {place === 'modal' ? <ModalShell /> : <PanelShell />}
          </ShellContext.Provider>
        </WidgetContext.Provider>,
      );
    },
    unmount: () => {
      // React refuses to unmount a tree while it renders another, the page's.
      queueMicrotask(() => {
        root.unmount();
        tree.remove();
      });
    },
  };
}
