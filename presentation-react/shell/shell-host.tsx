import { useLayoutEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { SnapshotStore } from '../../application/state/snapshot-store';
import {
  textsIn,
  useWidgetContext,
  WidgetContext,
  type WidgetContextValue,
} from '../bindings/widget-context';
import { entryMessages } from '../messages/en';
import { shellMessages } from '../messages/shell-en';
import { pictureBooks } from '../pictures/books';
import { AdoptedStyles } from '../theme/adopted-styles';
import { themeTokens } from '../theme/theme-tokens';
import { guardHeldKeys } from './guard-held-keys';
import { ModalShell } from './modal-shell';
import { PanelShell } from './panel-shell';
import { PressShield } from './press-shield';
import type { ShellPlacement } from '../bindings/presenter';
import { ShellContext, type ShellContextValue, type ShellPlace } from '../bindings/shell-context';
import { ShownState } from '../bindings/shown-state';
import type { ViewRegistry } from '../bindings/view-definition';
import { ViewLoader } from '../bindings/view-loader';
import { warmUp } from './warm-up';

interface ShellHostProps {
  readonly placement: ShellPlacement;
  readonly registry: ViewRegistry;

  /** The style of the shell and of the views that come with it. */
  readonly css: string;
}

/** Shows the widget in a shadow root, in a React tree of its own that the page's tree cannot block. */
export function ShellHost({ placement, registry, css }: ShellHostProps) {
  const context = useWidgetContext();
  const { widget, presenter } = context;
  const slot = useRef<HTMLDivElement>(null);
  const tree = useRef<ShellTree>(undefined);
  const place = placement === 'panel' ? 'panel' : 'modal';

  useLayoutEffect(() => {
    const host = slot.current ?? document.body.appendChild(document.createElement('div'));
    const isAppended = slot.current === null;
    const shield = new PressShield(document, presenter.opener);
    const shown = new ShellTree(host, place, { presenter, widget }, shield, { registry, css });
    tree.current = shown;
    const stopGuarding = guardHeldKeys(widget);
    return () => {
      tree.current = undefined;
      stopGuarding();
      shown.unmount();
      if (isAppended) host.remove();
    };
  }, [place, registry, css, widget, presenter]);
  useLayoutEffect(() => tree.current?.render(context), [context]);

  return placement === 'body' ? null : <div ref={slot} />;
}

const english = { ...entryMessages, ...shellMessages };

function stopOthers(event: Event): void {
  if (!(event.target as Element).matches('.clip[data-moving]')) event.stopPropagation();
}

class ShellTree {
  readonly #shell: Omit<ShellContextValue, 'messages'> & { readonly shield: PressShield };
  readonly #element: HTMLElement;
  readonly #root: ReturnType<typeof createRoot>;
  #stopWarming: (() => void) | undefined;

  constructor(
    host: HTMLElement,
    place: ShellPlace,
    { presenter, widget }: Pick<WidgetContextValue, 'presenter' | 'widget'>,
    shield: PressShield,
    { registry, css }: Pick<ShellHostProps, 'css' | 'registry'>,
  ) {
    const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    const page = host.ownerDocument;
    // React dispatches each through its tree, where only the clip's end is listened to.
    for (const phase of ['run', 'start', 'cancel', 'end'])
      shadow.addEventListener(`transition${phase}`, stopOthers, true);
    host.dataset['cleat'] = place;
    const views = new ViewLoader(registry, presenter.loadTexts);
    this.#shell = {
      consent: new SnapshotStore(false),
      host,
      place,
      shield,
      shown: new ShownState(widget, views),
      styles: new AdoptedStyles(shadow, themeTokens + css),
      views,
    };
    this.#element = shadow.appendChild(page.createElement('div'));
    // React listens to clicks here: else Firefox tells that everything in it can be pressed.
    this.#element.role = 'none';
    this.#root = createRoot(this.#element);
    pictureBooks.wallet.begin();
    pictureBooks.network.begin();
  }

  render(context: WidgetContextValue): void {
    const shell = { ...this.#shell, messages: textsIn(context, english) };
    const { place, shown } = shell;
    context.spoken?.standIn?.(this.#element);
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
    this.#shell.shield.remove();
    // React refuses to unmount a root while it commits another tree. It empties a root at the end of that commit, which
    // is within the `act` of a site's test: React warns of an update outside it.
    this.#root.render(null);
    queueMicrotask(() => this.#element.remove());
  }
}
