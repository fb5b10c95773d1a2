import { WidgetError } from '../../domain/errors/widget-error';
import type { WidgetOptions } from '../../domain/options/widget-options';
import type { AnalyticsSink } from '../../ports/analytics-sink';
import type { HttpClient } from '../../ports/http-client';
import { HttpAnalyticsSink } from './http-analytics-sink';

/** What the site's own analytics needs. */
export interface SiteAnalytics {
  readonly http: HttpClient;
  readonly options: WidgetOptions;
}

/**
 * The collector that the site gave as `analyticsUrl`.
 *
 * @throws {@link WidgetError} `FEATURE_OFF` where there is none.
 */
export function siteAnalyticsSink({ http, options }: SiteAnalytics): AnalyticsSink {
  const { analyticsUrl: url, projectId, sdkType, sdkVersion } = options;
  if (url === undefined) throw new WidgetError('FEATURE_OFF', { feature: 'analytics' });
  const config = { url, sdkType, sdkVersion, ...(projectId && { projectId }) };
  return new HttpAnalyticsSink({ http, config });
}
