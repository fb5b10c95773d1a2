import { isTrackable, type TrackedEvent } from '../../domain/analytics/tracked-event';
import { isWidgetError } from '../../domain/errors/widget-error';
import type { AnalyticsSink } from '../../ports/analytics-sink';
import type { Clock } from '../../ports/clock';
import type { Logger } from '../../ports/logger';
import type { ActiveAccount } from '../session/active-account';
import type { Lifetime } from '../scope/lifetime';
import type { RaiseAlert } from '../notification/raise-alert';

export interface TrackEventDeps {
  readonly activeAccount: ActiveAccount;
  readonly analyticsSink: AnalyticsSink;
  readonly clock: Clock;
  readonly lifetime: Lifetime;
  readonly logger: Logger;
  readonly raiseAlert: RaiseAlert;
}

/** The status of a service that does not take what this site sends. */
const FORBIDDEN = 403;

/** Tells the site's own collector what a visitor did. Nobody waits for it, and nothing depends on it. */
export class TrackEvent {
  readonly #deps: TrackEventDeps;
  #isRefused = false;

  constructor(deps: TrackEventDeps) {
    this.#deps = deps;
  }

  /**
   * Sends `event`, unless the visitor asks not to be measured. Never throws. A collector that refuses the
   * site is told of in an alert, once, and asked no more.
   */
  async execute(event: TrackedEvent): Promise<void> {
    const { activeAccount, analyticsSink, clock, lifetime, logger, raiseAlert } = this.#deps;
    if (this.#isRefused || !isTrackable(event) || !analyticsSink.mayTrack()) return;
    const address = activeAccount.get()?.address;
    const entry = { ...event, timestamp: clock.now(), ...(address !== undefined && { address }) };
    try {
      await analyticsSink.send(entry, lifetime.signal);
    } catch (error) {
      if (lifetime.signal.aborted) return;
      if (!isWidgetError(error, 'HTTP_STATUS') || error.context.status !== FORBIDDEN) {
        logger.warn('An event could not be handed to the analytics', error);
        return;
      }
      if (this.#isRefused) return;
      this.#isRefused = true;
      raiseAlert.execute('APP_CONFIGURATION_INVALID');
    }
  }
}
