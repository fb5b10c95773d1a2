type Labels = Readonly<Record<string, string | number>>;

/** What is counted, with the labels of each. */
interface Counter {
  readonly name: string;
  readonly labels: Labels;
  value: number;
}

const counterNames = [
  'service_requests_total',
  'service_provider_calls_total',
  'service_limited_total',
  'service_mails_total',
  'service_webhooks_total',
  'service_events_total',
  'service_refused_origins_total',
] as const;

type CounterName = (typeof counterNames)[number];

const SECONDS = [0.005, 0.025, 0.1, 0.5, 2.5, 10];

/** What the service counts, in the text format of Prometheus. Labels come from fixed lists, so that it stays small. */
export class Metrics {
  readonly #counters = new Map<string, Counter>();
  readonly #buckets = SECONDS.map(() => 0);
  readonly #onLimited: (limit: string) => void;
  #requests = 0;
  #seconds = 0;

  /** @param onLimited Hears of each limit that has refused a request. */
  constructor(onLimited: (limit: string) => void = () => undefined) {
    this.#onLimited = onLimited;
  }

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
    this.#onLimited(limit);
  }

  /** Counts an attempt to send a mail that says what has happened. */
  mailed(outcome: 'given_up' | 'postponed' | 'sent'): void {
    this.#add('service_mails_total', { outcome });
  }

  /** Counts an attempt to send an event to a receiver of the operator. */
  hooked(outcome: 'given_up' | 'gone' | 'postponed' | 'taken'): void {
    this.#add('service_webhooks_total', { outcome });
  }

  /** Counts what has happened. */
  happened(type: string): void {
    this.#add('service_events_total', { type });
  }

  /** Counts a request of a page that may not ask. */
  refusedOrigin(): void {
    this.#add('service_refused_origins_total', {});
  }

  /** The counters, for a collector. */
  readonly counts = {
    names: counterNames,
    of: (name: CounterName): readonly Readonly<Counter>[] =>
      [...this.#counters.values()].filter((counter) => counter.name === name),
  };

  text(): string {
    const counters = [...this.#counters].map(([key, { value }]) => `${key} ${value}`);
    const buckets = SECONDS.map(
      (limit, index) => `service_request_seconds_bucket{le="${limit}"} ${this.#buckets[index]}`,
    );
    const lines = [
      ...counterNames.map((name) => `# TYPE ${name} counter`),
      ...counters.sort(),
      '# TYPE service_request_seconds histogram',
      ...buckets,
      `service_request_seconds_bucket{le="+Inf"} ${this.#requests}`,
      `service_request_seconds_sum ${this.#seconds}`,
      `service_request_seconds_count ${this.#requests}`,
    ];
    return `${lines.join('\n')}\n`;
  }

  #add(name: CounterName, labels: Labels): void {
    const pairs = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
    const key = pairs.length > 0 ? `${name}{${pairs.join(',')}}` : name;
    const counter = this.#counters.get(key);
    if (counter) counter.value += 1;
    else this.#counters.set(key, { name, labels, value: 1 });
  }
}
