import { useLayoutEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import type { Widget } from '../../application/widget/widget';
import {
  useWidgetContext,
  WidgetContext,
  type WidgetContextValue,
} from '../bindings/widget-context';
import { entryMessages } from '../messages/en';
import { shellMessages } from '../messages/shell-en';
import { newStyleSheet } from '../theme/new-style-sheet';
import { themeTokens } from '../theme/theme-tokens';
import { ModalShell } from './modal-shell';
import { PanelShell } from './panel-shell';
import { ShellContext, type ShellPlace } from './shell-context';
import { ShownState } from './shown-state';
import { ViewLoader } from './view-loader';
import { warmUp } from './warm-up';
import widgetCss from './widget.css';

/** At the end of the body; or where it stands, as a modal or as a panel. */
export type ShellPlacement = 'body' | 'here' | 'panel';

/** Shows the widget in a shadow root, in a React tree of its own that the page's cannot hold up. */
export function Shell({ placement }: { readonly placement: ShellPlacement }) {
  const context = useWidgetContext();
  const { widget } = context;
  const slot = useRef<HTMLDivElement>(null);
  const tree = useRef<ShellTree>(undefined);
  const place = placement === 'panel' ? 'panel' : 'modal';

  useLayoutEffect(() => {
    const host = slot.current ?? document.body.appendChild(document.createElement('div'));
    const isAppended = slot.current === null;
    const shown = new ShellTree(host, place, widget);
    tree.current = shown;
    return () => {
      tree.current = undefined;
      shown.unmount();
      if (isAppended) host.remove();
    };
  }, [place, widget]);
  useLayoutEffect(() => tree.current?.render(context), [context]);

  return placement === 'body' ? null : <div ref={slot} />;
}

class ShellTree {
  readonly #host: HTMLElement;
  readonly #place: ShellPlace;
  readonly #shown: ShownState;
  readonly #views = new ViewLoader();
  readonly #element: HTMLElement;
  readonly #root: ReturnType<typeof createRoot>;
  #stopWarming: (() => void) | undefined;

  constructor(host: HTMLElement, place: ShellPlace, widget: Widget) {
    const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    const page = host.ownerDocument;
    host.dataset['cleat'] = place;
    shadow.adoptedStyleSheets = [newStyleSheet(page, themeTokens + widgetCss)];
    this.#host = host;
    this.#place = place;
    this.#shown = new ShownState(widget);
    this.#element = shadow.appendChild(page.createElement('div'));
    this.#root = createRoot(this.#element);
  }

  render(context: WidgetContextValue): void {
    const messages = { ...entryMessages, ...shellMessages, ...context.messages };
    const [host, place, shown, views] = [this.#host, this.#place, this.#shown, this.#views];
    const shell = { host, place, messages, shown, views };
    this.#stopWarming ??= warmUp(context, shell);
    this.#root.render(
      <WidgetContext.Provider value={{ ...context, source: shown }}>
        <ShellContext.Provider value={shell}>
          {place === 'modal' ? <ModalShell /> : <PanelShell />}
        </ShellContext.Provider>
      </WidgetContext.Provider>,
    );
  }

  unmount(): void {
    this.#stopWarming?.();
    // React refuses to unmount a tree while it renders another, the page's.
    queueMicrotask(() => {
      this.#root.unmount();
      this.#element.remove();
    });
  }
}
