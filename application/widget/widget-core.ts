import type { OpenedSend, OpenRequest } from '../navigation/open-request';
import type { ReadableStore } from '../state/readable-store';
import type { CoreVerb } from './core-verbs';
import type { Widget } from './widget';
import type { WidgetState } from '../snapshot/widget-state';

/** The result of a composition root: the verbs of a {@link Widget} that need it, and the state they write. */
export interface WidgetCore
  extends
    ReadableStore<WidgetState>,
    Pick<Widget, Exclude<CoreVerb, 'open'> | 'close' | 'dispose'> {
  /** Opens the modal; resolves with what the visitor sends, for a form that the site fills in. */
  open(request?: OpenRequest): Promise<OpenedSend | void>;

  /** Restores earlier connections and starts the background work. Called once. */
  start(): void;
}
