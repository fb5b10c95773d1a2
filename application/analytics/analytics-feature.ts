import type { AnalyticsState } from '../../domain/analytics/analytics-state';
import type { TrackedEvent } from '../../domain/analytics/tracked-event';
import type { WidgetOptions } from '../../domain/options/widget-options';
import type { AnalyticsSink } from '../../ports/analytics-sink';
import type { Clock } from '../../ports/clock';
import type { Logger } from '../../ports/logger';
import { ActiveAccount } from '../session/active-account';
import type { ConnectionStore } from '../session/connection-store';
import type { Lifetime } from '../scope/lifetime';
import type { NetworkStore } from '../session/network-store';
import type { RaiseAlert } from '../notification/raise-alert';
import type { ReadableStore } from '../state/readable-store';
import { StateStore } from '../state/state-store';
import type { WidgetState } from '../snapshot/widget-state';
import { eventsBetween, hasActed } from './events-between';
import { TrackEvent } from './track-event';

export interface AnalyticsFeatureDeps {
  readonly analyticsSink: AnalyticsSink;
  readonly clock: Clock;
  readonly connections: ConnectionStore;
  readonly lifetime: Lifetime;
  readonly logger: Logger;
  readonly networks: NetworkStore;
  readonly options: WidgetOptions;
  readonly raiseAlert: RaiseAlert;
  readonly widgetState: ReadableStore<WidgetState>;
}

/** What can be done about what the site is told. */
export interface AnalyticsVerbs {
  /** Tells the site's collector of something that only a view knows. Never throws. */
  track(event: TrackedEvent): Promise<void>;
}

/** Tells the site's own collector what visitors do, from their first action on. */
export class AnalyticsFeature extends StateStore<AnalyticsState> implements AnalyticsVerbs {
  readonly #trackEvent: TrackEvent;
  readonly #isEmbedded: boolean;
  #last: WidgetState;

  constructor(deps: AnalyticsFeatureDeps) {
    super({ hasBegun: false });
    this.#isEmbedded = deps.options.enableEmbedded;
    this.#trackEvent = new TrackEvent({ ...deps, activeAccount: new ActiveAccount(deps) });
    this.#last = deps.widgetState.getSnapshot();
    const subscription = deps.widgetState.state$.subscribe((state) => this.#follow(state));
    deps.lifetime.onEnd(() => subscription.unsubscribe());
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
