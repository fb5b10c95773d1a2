import { createRoot } from 'react-dom/client';
import type { Widget } from '../../application/widget/widget';
import { ConnectButton } from '../buttons/connect-button';
import type { LanguagePack } from '../messages/language-pack';
import type { MessageOverrides } from '../messages/message-catalogue';
import { WidgetPanel } from './shell-slot';
import { WidgetProvider } from './widget-provider';

/** The mounted tree, with functions that change its texts and remove it. */
export interface MountedTree {
  say(language: LanguagePack | undefined, messages: MessageOverrides | undefined): void;
  unmount(): void;
}

/** Renders the provider with a button, or a panel, in a tree of its own. */
export function mountTree(widget: Widget, target: Element | undefined): MountedTree {
  const place = (target ?? document.body).appendChild(document.createElement('div'));
  // As in the shell: React listens to clicks here.
  place.role = 'none';
  const root = createRoot(place);
  const Part = widget.options.enableEmbedded ? WidgetPanel : ConnectButton;
  return {
    say: (language, messages) =>
      root.render(
        <WidgetProvider
          widget={widget}
          {...(language && { language })}
          {...(messages && { messages })}
        >
          {target && <Part />}
        </WidgetProvider>,
      ),
    unmount: () => {
      root.unmount();
      place.remove();
    },
  };
}
