import { createRoot } from 'react-dom/client';
import type { Widget } from '../../application/widget/widget';
import { ConnectButton } from '../buttons/connect-button';
import type { MountOptions } from '../mount-widget';
import { WidgetPanel } from './shell-slot';
import { WidgetProvider } from './widget-provider';

/** Renders the provider with a button, or a panel, in a tree of its own; returns how to end that. */
export function mountTree(widget: Widget, { target, ...options }: MountOptions): () => void {
  const place = (target ?? document.body).appendChild(document.createElement('div'));
  const root = createRoot(place);
  const Part = widget.options.enableEmbedded ? WidgetPanel : ConnectButton;
  root.render(
    <WidgetProvider widget={widget} {...options}>
      {target && <Part />}
    </WidgetProvider>,
  );
  return () => {
    root.unmount();
    place.remove();
  };
}
