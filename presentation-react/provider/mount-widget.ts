import type { Widget } from '../../application/widget/widget';
import type { MessageOverrides } from '../messages/message-catalogue';

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
export function mountWidget(widget: Widget, options: MountOptions = {}): () => void {
  let isOver = false;
  let unmount = (): void => {
    isOver = true;
  };
  void import('./mount-tree').then(({ mountTree }) => {
    if (!isOver) unmount = mountTree(widget, options);
  });
  return () => unmount();
}
