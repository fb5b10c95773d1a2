import type { TrackedEvent } from '../domain/analytics/tracked-event';
import { createToken } from './token';

/** A {@link TrackedEvent} with its account and its time. */
export interface AnalyticsEntry extends TrackedEvent {
  /** Milliseconds since the Unix epoch. */
  readonly timestamp: number;

  /** The account in use, where there is one. */
  readonly address?: string;
}

/** The site's collector of visitors' actions. */
export interface AnalyticsSink {
  /**
   * Whether the visitor accepts to be measured: false where the browser sends Do Not Track or Global Privacy
   * Control.
   */
  mayTrack(): boolean;

  /**
   * Hands over one entry.
   *
   * @throws `WidgetError` `HTTP_STATUS` or `SERVICE_UNREACHABLE`, and the reason of `signal` as soon as
   * it aborts.
   */
  send(entry: AnalyticsEntry, signal?: AbortSignal): Promise<void>;
}

export const AnalyticsSink = createToken<AnalyticsSink>('AnalyticsSink');
