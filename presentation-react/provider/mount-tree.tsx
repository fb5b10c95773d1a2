import { createRoot } from 'react-dom/client';
import type { Widget } from '../../application/widget';
import { ConnectButton } from '../buttons/connect-button';
import type { MountOptions } from '../mount-widget';
import { WidgetPanel } from './placed-widget';
import { WidgetProvider } from './widget-provider';

/** Renders the provider with a button, or a panel, in a tree of its own. */
export function mountTree(widget: Widget, { target, messages }: MountOptions): () => void {
  const place = (target ?? document.body).appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(
    <WidgetProvider widget={widget} {...(messages && { messages })}>
      {target && (widget.options.enableEmbedded ? <WidgetPanel /> : <ConnectButton />)}
    </WidgetProvider>,
  );
  return () => {
    root.unmount();
    place.remove();
  };
}
