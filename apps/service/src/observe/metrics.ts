type Labels = Readonly<Record<string, string | number>>;

const SECONDS = [0.005, 0.025, 0.1, 0.5, 2.5, 10];

/** What the service counts, in the text format of Prometheus. Labels come from fixed lists, so that it stays small. */
export class Metrics {
  readonly #counters = new Map<string, number>();
  readonly #buckets = SECONDS.map(() => 0);
  #requests = 0;
  #seconds = 0;

  /** Counts an answered request. `route` is a pattern, never a path. */
  answered(labels: { readonly route: string; readonly status: number }, seconds: number): void {
    this.#add('service_requests_total', labels);
    this.#requests += 1;
    this.#seconds += seconds;
    SECONDS.forEach((limit, index) => {
      if (seconds <= limit) this.#buckets[index] = (this.#buckets[index] ?? 0) + 1;
    });
  }

  /** Counts a call to a provider. */
  called(labels: { readonly provider: string; readonly outcome: 'ok' | 'failed' }): void {
    this.#add('service_provider_calls_total', labels);
  }

  /** Counts a request that a rate limit refused. */
  limited(limit: string): void {
    this.#add('service_limited_total', { limit });
  }

  text(): string {
    const counters = [...this.#counters].map(([name, value]) => `${name} ${value}`);
    const buckets = SECONDS.map(
      (limit, index) => `service_request_seconds_bucket{le="${limit}"} ${this.#buckets[index]}`,
    );
    const lines = [
      '# TYPE service_requests_total counter',
      '# TYPE service_provider_calls_total counter',
      '# TYPE service_limited_total counter',
      ...counters.sort(),
      '# TYPE service_request_seconds histogram',
      ...buckets,
      `service_request_seconds_bucket{le="+Inf"} ${this.#requests}`,
      `service_request_seconds_sum ${this.#seconds}`,
      `service_request_seconds_count ${this.#requests}`,
    ];
    return `${lines.join('\n')}\n`;
  }

  #add(name: string, labels: Labels): void {
    const pairs = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
    const key = `${name}{${pairs.join(',')}}`;
    this.#counters.set(key, (this.#counters.get(key) ?? 0) + 1);
  }
}
