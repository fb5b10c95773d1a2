import type { Scope } from '../scope/scope';
import type { Notices } from '../notification/notices';
import type { AnalyticsState } from '../../domain/analytics/analytics-state';
import type { TrackedEvent } from '../../domain/analytics/tracked-event';
import type { WidgetOptions } from '../../domain/options/widget-options';
import type { AnalyticsSink } from '../../ports/analytics-sink';
import { type ActiveAccount } from '../session/active-account';
import type { ReadableStore } from '../state/readable-store';
import { StateStore } from '../state/state-store';
import { activeConnection, type WidgetState } from '../snapshot/widget-state';
import type { EarlyStates } from './early-states';
import { eventsBetween, hasActed } from './events-between';
import { TrackEvent } from './track-event';

export interface AnalyticsFeatureDeps {
  readonly activeAccount: ActiveAccount;
  readonly analyticsSink: AnalyticsSink;
  readonly earlyStates: EarlyStates;
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
    const { earlyStates, scope, widgetState } = deps;
    const [first, ...others] = earlyStates.take();
    this.#last = first?.state ?? widgetState.getSnapshot();
    others.forEach(({ state, atMs }) => this.#follow(state, atMs));
    scope.during(widgetState.state$.subscribe((state) => this.#follow(state, scope.clock.now())));
  }

  async track(event: TrackedEvent): Promise<void> {
    this.update((state) => (state.hasBegun ? state : { hasBegun: true }));
    await this.#trackEvent.execute(event);
  }

  #follow(state: WidgetState, atMs: number): void {
    const before = this.#last;
    this.#last = state;
    const hasBegun = this.getSnapshot().hasBegun || hasActed(state, this.#isEmbedded);
    if (!hasBegun) return;
    const moment = { address: activeConnection(state).account?.address, atMs };
    for (const event of eventsBetween(before, state)) void this.#trackEvent.execute(event, moment);
    this.update((own) => (own.hasBegun ? own : { hasBegun }));
  }
}
