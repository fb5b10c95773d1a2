import type { Widget } from '../../application/widget/widget';
import type { LanguagePack } from '../messages/language-pack';
import type { MessageOverrides } from '../messages/message-catalogue';
import type { MountedTree } from './mount-tree';

/** The options of {@link mountWidget}. */
export interface MountOptions {
  /** The element for the connect button, or for the panel where the widget is embedded. Absent: no button. */
  readonly target?: Element;

  /** The language of the texts, such as `de` of `cleatkit/languages/de`; English when absent. */
  readonly language?: LanguagePack;

  /** The site's own words, or its own language, in the place of ours. */
  readonly messages?: MessageOverrides;
}

/** A widget that {@link mountWidget} shows. Calling it takes the widget off the page. */
export interface MountedWidget {
  (): void;

  /** From now on uses the texts of `messages`, also in an open modal. */
  setMessages(messages: MessageOverrides): void;

  /** From now on speaks `language`, also in an open modal; English when absent. */
  setLanguage(language?: LanguagePack): void;
}

/**
 * Shows a widget on a page that has no React tree: its modal, and in `target` its button or panel. Returns a
 * function that removes it; the widget itself lives on.
 *
 * @throws what `WidgetProvider` throws.
 */
export function mountWidget(widget: Widget, options: MountOptions = {}): MountedWidget {
  widget.present();
  let { language, messages } = options;
  let isOver = false;
  let tree: MountedTree | undefined;
  const say = (): void => tree?.say(language, messages);
  void import('./mount-tree').then(({ mountTree }) => {
    if (isOver) return;
    tree = mountTree(widget, options.target);
    say();
  });
  const unmount = (): void => {
    isOver = true;
    tree?.unmount();
    tree = undefined;
  };
  const setMessages = (next: MessageOverrides): void => {
    messages = next;
    say();
  };
  const setLanguage = (next?: LanguagePack): void => {
    language = next;
    say();
  };
  return Object.assign(unmount, { setMessages, setLanguage });
}
