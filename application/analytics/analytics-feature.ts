import type { Scope } from '../scope/scope';
import type { Notices } from '../notification/notices';
import type { AnalyticsState } from '../../domain/analytics/analytics-state';
import type { TrackedEvent } from '../../domain/analytics/tracked-event';
import type { WidgetOptions } from '../../domain/options/widget-options';
import type { AnalyticsSink } from '../../ports/analytics-sink';
import { type ActiveAccount } from '../session/active-account';
import type { ReadableStore } from '../state/readable-store';
import { StateStore } from '../state/state-store';
import type { WidgetState } from '../snapshot/widget-state';
import { eventsBetween, hasActed } from './events-between';
import { TrackEvent } from './track-event';

export interface AnalyticsFeatureDeps {
  readonly activeAccount: ActiveAccount;
  readonly analyticsSink: AnalyticsSink;
  readonly notices: Notices;
  readonly options: WidgetOptions;
  readonly scope: Scope;
  readonly widgetState: ReadableStore<WidgetState>;
}

/** The verbs of analytics. */
export interface AnalyticsVerbs {
  /** Reports an event that only a view knows to the site's collector. Never throws. */
  track(event: TrackedEvent): Promise<void>;
}

/** Reports the visitors' actions to the site's own collector, from their first action on. */
export class AnalyticsFeature extends StateStore<AnalyticsState> implements AnalyticsVerbs {
  readonly #trackEvent: TrackEvent;
  readonly #isEmbedded: boolean;
  #last: WidgetState;

  constructor(deps: AnalyticsFeatureDeps) {
    super({ hasBegun: false });
    this.#isEmbedded = deps.options.enableEmbedded;
    this.#trackEvent = new TrackEvent(deps);
    this.#last = deps.widgetState.getSnapshot();
    deps.scope.during(deps.widgetState.state$.subscribe((state) => this.#follow(state)));
  }

  async track(event: TrackedEvent): Promise<void> {
    this.update((state) => (state.hasBegun ? state : { hasBegun: true }));
    await this.#trackEvent.execute(event);
  }

  #follow(state: WidgetState): void {
    const before = this.#last;
    this.#last = state;
    const hasBegun = this.getSnapshot().hasBegun || hasActed(state, this.#isEmbedded);
    if (!hasBegun) return;
    for (const event of eventsBetween(before, state)) void this.#trackEvent.execute(event);
    this.update((own) => (own.hasBegun ? own : { hasBegun }));
  }
}
