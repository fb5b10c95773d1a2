import type { Widget } from '../../application/widget/widget';
import type { MessageOverrides } from '../messages/message-catalogue';
import type { MountedTree } from './mount-tree';

/** The options of {@link mountWidget}. */
export interface MountOptions {
  /** The element for the connect button, or for the panel where the widget is embedded. Absent: no button. */
  readonly target?: Element;

  /** The site's own words, or another language; the rest is in English. */
  readonly messages?: MessageOverrides;
}

/** A widget that {@link mountWidget} shows. Calling it takes the widget off the page. */
export interface MountedWidget {
  (): void;

  /** From now on uses the texts of `messages`, also in an open modal. */
  setMessages(messages: MessageOverrides): void;
}

/**
 * Shows a widget on a page that has no React tree: its modal, and in `target` its button or panel. Returns a
 * function that removes it; the widget itself lives on.
 *
 * @throws what `WidgetProvider` throws.
 */
export function mountWidget(widget: Widget, options: MountOptions = {}): MountedWidget {
  widget.present();
  let { messages } = options;
  let isOver = false;
  let tree: MountedTree | undefined;
  void import('./mount-tree').then(({ mountTree }) => {
    if (isOver) return;
    tree = mountTree(widget, options.target);
    tree.say(messages);
  });
  const unmount = (): void => {
    isOver = true;
    tree?.unmount();
  };
  const setMessages = (next: MessageOverrides): void => {
    messages = next;
    if (!isOver) tree?.say(next);
  };
  return Object.assign(unmount, { setMessages });
}
