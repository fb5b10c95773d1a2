import { untilHeard } from '../../domain/abort/until-heard';
import { WidgetError } from '../../domain/errors/widget-error';
import { PRESENTER_PATIENCE_MS } from '../../domain/limits';
import type { HostPage } from '../../ports/host-page';
import type { Scope } from '../scope/scope';
import type { ReadableStore } from '../state/readable-store';

export interface PresenterDeps {
  readonly hostPage: HostPage;

  /** The language of the presenter that draws the views; empty where none does. */
  readonly presented: ReadableStore<string>;
  readonly scope: Scope;
}

/**
 * Waits until a presenter draws the views: a page that loads may ask for the modal before.
 *
 * @throws {@link WidgetError} `PRESENTER_MISSING` where none comes in time, without a page at once, and `WIDGET_DISPOSED`.
 */
export async function untilPresented({ hostPage, presented, scope }: PresenterDeps): Promise<void> {
  const { clock, signal } = scope;
  if (hostPage.address() !== '') {
    const patience = new AbortController();
    await untilHeard((hear) => {
      const following = presented.state$.subscribe((language) => language && hear());
      clock.sleep(PRESENTER_PATIENCE_MS, patience.signal).then(hear, () => {});
      return () => {
        following.unsubscribe();
        patience.abort();
      };
    }, signal);
  }
  if (!presented.getSnapshot()) throw new WidgetError('PRESENTER_MISSING', {});
}
