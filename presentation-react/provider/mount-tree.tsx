import { createRoot } from 'react-dom/client';
import type { Widget } from '../../application/widget/widget';
import { ConnectButton } from '../buttons/connect-button';
import { WidgetPanel } from './shell-slot';
import { WidgetProvider, type WidgetProviderProps } from './widget-provider';

interface MountedTree extends Pick<WidgetProviderProps, 'messages'> {
  readonly target?: Element;
}

/** Renders the provider with a button, or a panel, in a tree of its own; returns how to end that. */
export function mountTree(widget: Widget, { target, ...options }: MountedTree): () => void {
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
