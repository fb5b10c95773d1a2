import type { Logger } from '../../observe/logger';
import type { Metrics } from '../../observe/metrics';
import { ProviderClient } from './provider-client';

export interface ProviderClientsDeps {
  readonly fetch: typeof globalThis.fetch;
  readonly logger: Logger;
  readonly metrics: Metrics;

  /** How long a provider may take, other than by default. */
  readonly timeoutMs?: number | undefined;
}

/** Makes the clients of the providers that the service calls. */
export class ProviderClients {
  readonly #deps: ProviderClientsDeps;

  constructor(deps: ProviderClientsDeps) {
    this.#deps = deps;
  }

  /** @param provider Its name, for logs and metrics: one of a fixed list. */
  of(provider: string): ProviderClient {
    const { fetch, logger, metrics, timeoutMs } = this.#deps;
    return new ProviderClient({
      fetch,
      logger,
      metrics,
      provider,
      ...(timeoutMs !== undefined && { timeoutMs }),
    });
  }
}
