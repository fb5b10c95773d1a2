import type { Scope } from '../scope/scope';
import type { Notices } from '../notification/notices';
import { isTrackable, type TrackedEvent } from '../../domain/analytics/tracked-event';
import { isWidgetError } from '../../domain/errors/widget-error';
import type { AnalyticsSink } from '../../ports/analytics-sink';
import type { ActiveAccount } from '../session/active-account';

export interface TrackEventDeps {
  readonly activeAccount: ActiveAccount;
  readonly analyticsSink: AnalyticsSink;
  readonly scope: Scope;
  readonly notices: Notices;
}

/** The status with which a collector refuses this site. */
const FORBIDDEN = 403;

/** When something happened, and with which account. */
export interface Moment {
  readonly address: string | undefined;
  readonly atMs: number;
}

/** Sends the visitor's actions to the site's own collector. No other work waits for it or depends on it. */
export class TrackEvent {
  readonly #deps: TrackEventDeps;
  #isRefused = false;

  constructor(deps: TrackEventDeps) {
    this.#deps = deps;
  }

  /**
   * Sends `event`, unless the visitor objects to being measured. Never throws. A collector that refuses the
   * site raises an alert, once, and gets no more events.
   */
  async execute(event: TrackedEvent, moment: Moment = this.#now()): Promise<void> {
    const { analyticsSink, notices, scope } = this.#deps;
    if (this.#isRefused || !isTrackable(event) || !analyticsSink.mayTrack()) return;
    const { address, atMs } = moment;
    const entry = {
      ...event,
      timestamp: atMs,
      ...(address !== undefined && { address }),
    };
    try {
      await analyticsSink.send(entry, scope.signal);
    } catch (error) {
      if (scope.signal.aborted) return;
      if (!isWidgetError(error, 'HTTP_STATUS') || error.context.status !== FORBIDDEN) {
        scope.logger.warn('An event could not be sent to the collector', error);
        return;
      }
      if (this.#isRefused) return;
      this.#isRefused = true;
      notices.alert('APP_CONFIGURATION_INVALID');
    }
  }

  #now(): Moment {
    const { activeAccount, scope } = this.#deps;
    return { address: activeAccount.get()?.address, atMs: scope.clock.now() };
  }
}
