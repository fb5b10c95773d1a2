import { AnalyticsFeature } from '../../application/analytics/analytics-feature';
import { siteAnalyticsSink } from '../../infrastructure/analytics/site-analytics';
import { AnalyticsSink } from '../../ports/analytics-sink';
import { HttpClient } from '../../ports/http-client';
import type { FeatureParts } from './shared';

/** Events for the site's own collector. */
export function analytics(parts: FeatureParts): AnalyticsFeature {
  const { activeAccount, earlyStates, notices, options, ports, scope, widgetState } = parts;
  const analyticsSink =
    ports.find(AnalyticsSink) ?? siteAnalyticsSink({ http: ports.get(HttpClient), options });
  return new AnalyticsFeature({
    activeAccount,
    analyticsSink,
    earlyStates,
    notices,
    options,
    scope,
    widgetState,
  });
}
