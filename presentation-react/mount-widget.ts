import { createElement } from 'react';
import type { Widget } from '../application/widget';
import { ConnectButton } from './buttons/connect-button';
import type { MessageOverrides } from './messages/message-catalogue';
import { WidgetPanel } from './provider/shell-slot';
import { WidgetProvider } from './provider/widget-provider';

/** What {@link mountWidget} may be told. */
export interface MountOptions {
  /** Where the connect button goes, or the panel where the widget is embedded. Absent: no button. */
  readonly target?: Element;

  /** The site's own words, or another language; the rest is in English. */
  readonly messages?: MessageOverrides;
}

/**
 * Shows a widget on a page that has no React tree: its modal, and in `target` its button or panel.
 * Returns how to take it away again; the widget itself lives on.
 */
export function mountWidget(widget: Widget, { target, ...options }: MountOptions = {}): () => void {
  let isOver = false;
  let unmount = (): void => {
    isOver = true;
  };
  void import('react-dom/client').then(({ createRoot }) => {
    if (isOver) return;
    const place = (target ?? document.body).appendChild(document.createElement('div'));
    const root = createRoot(place);
    const part = widget.options.enableEmbedded ? WidgetPanel : ConnectButton;
    root.render(
      createElement(WidgetProvider, { widget, ...options }, target && createElement(part)),
    );
    unmount = () => {
      root.unmount();
      place.remove();
    };
  });
  return () => unmount();
}
