import { isWidgetError } from '../../domain/errors/widget-error';
import type { AnalyticsEntry, AnalyticsSink } from '../../ports/analytics-sink';
import type { HttpClient } from '../../ports/http-client';

export interface HttpAnalyticsSinkDeps {
  readonly http: HttpClient;
  readonly config: {
    /** The address of the site's collector, without the `/e`. */
    readonly url: string;
    readonly projectId?: string;
    readonly sdkType: string;
    readonly sdkVersion: string;
  };
}

/** An {@link AnalyticsSink} that posts each entry to the site's own collector. */
export class HttpAnalyticsSink implements AnalyticsSink {
  readonly #deps: HttpAnalyticsSinkDeps;

  constructor(deps: HttpAnalyticsSinkDeps) {
    this.#deps = deps;
  }

  mayTrack(): boolean {
    const navigator: { readonly doNotTrack?: unknown; readonly globalPrivacyControl?: unknown } =
      globalThis.navigator ?? {};
    return navigator.doNotTrack !== '1' && navigator.globalPrivacyControl !== true;
  }

  async send(
    { event, address, properties, timestamp }: AnalyticsEntry,
    signal?: AbortSignal,
  ): Promise<void> {
    const { location } = globalThis;
    const body = {
      eventId: crypto.randomUUID(),
      // The query and the fragment may hold a secret of the page.
      url: location ? `${location.origin}${location.pathname}` : '',
      domain: location?.hostname ?? '',
      timestamp,
      props: {
        type: 'track',
        event,
        ...(address && { address }),
        ...(properties && { properties }),
      },
    };
    const { http, config } = this.#deps;
    const { url, projectId, sdkType, sdkVersion } = config;
    const query = { projectId, st: sdkType, sv: sdkVersion };
    try {
      await http.request({ url: `${url.replace(/\/$/, '')}/e`, query, body }, signal);
    } catch (error) {
      // The collector accepted the entry. Its answer does not matter.
      if (!isWidgetError(error, 'SERVICE_RESPONSE_INVALID')) throw error;
    }
  }
}
