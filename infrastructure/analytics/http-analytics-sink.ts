import { WidgetError } from '../../domain/errors/widget-error';
import type { AnalyticsEntry, AnalyticsSink } from '../../ports/analytics-sink';

export interface HttpAnalyticsSinkDeps {
  readonly fetch: typeof globalThis.fetch;
  readonly config: {
    /** Where the site collects, without the `/e`. */
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
    const { fetch } = this.#deps;
    const { location } = globalThis;
    const body = {
      eventId: crypto.randomUUID(),
      // What stands behind the path may be a secret of the page.
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
    const response = await this.#post(fetch, JSON.stringify(body), signal);
    if (!response.ok) throw new WidgetError('HTTP_STATUS', { status: response.status });
  }

  async #post(
    fetch: typeof globalThis.fetch,
    body: string,
    signal?: AbortSignal,
  ): Promise<Response> {
    try {
      return await fetch(this.#address(), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        ...(signal && { signal }),
      });
    } catch (cause) {
      signal?.throwIfAborted();
      throw new WidgetError('SERVICE_UNREACHABLE', {}, { cause });
    }
  }

  #address(): string {
    const { url, projectId, sdkType, sdkVersion } = this.#deps.config;
    const query = new URLSearchParams({
      ...(projectId !== undefined && { projectId }),
      st: sdkType,
      sv: sdkVersion,
    });
    return `${url.replace(/\/$/, '')}/e?${query.toString()}`;
  }
}
