import type { ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Widget } from '../../application/widget/widget';
import { ConnectButton } from '../buttons/connect-button';
import { NetworkButton } from '../buttons/network-button';
import type { MessageOverrides } from '../messages/message-catalogue';
import { WidgetPanel } from '../provider/shell-slot';
import { WidgetProvider } from '../provider/widget-provider';
import type { ShownPart } from './shown-part';

/** One widget's elements in one React tree, because a second provider would show a second modal. */
export class PartTree {
  readonly #widget: Widget;
  readonly #root = createRoot(document.createElement('div'));
  readonly #parts = new Map<ShadowRoot, ShownPart>();

  constructor(widget: Widget) {
    this.#widget = widget;
  }

  show(place: ShadowRoot, part: ShownPart): void {
    this.#parts.set(place, part);
    this.#render();
  }

  hide(place: ShadowRoot): void {
    this.#parts.delete(place);
    this.#render();
  }

  #render(): void {
    const parts = [...this.#parts];
    const messages: MessageOverrides = Object.assign({}, ...parts.map(([, part]) => part.messages));
    const language = parts.flatMap(([, part]) => part.language ?? []).at(-1);
    this.#root.render(
      parts.length > 0 && (
        <WidgetProvider widget={this.#widget} {...(language && { language })} messages={messages}>
          {parts.map(([place, part]) => createPortal(contentOf(part), place, keyOf(place)))}
        </WidgetProvider>
      ),
    );
  }
}

function contentOf({ kind, face }: ShownPart): ReactElement {
  if (kind === 'panel') return <WidgetPanel />;
  return kind === 'network' ? <NetworkButton /> : <ConnectButton {...face} />;
}

const keys = new WeakMap<ShadowRoot, string>();
let lastKey = 0;

/** An element keeps its part of the tree while others come and go. */
function keyOf(place: ShadowRoot): string {
  const key = keys.get(place) ?? String((lastKey += 1));
  keys.set(place, key);
  return key;
}
