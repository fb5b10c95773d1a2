import { sqlStore } from '../adapters/sql/sql-store';
import type { Config } from '../config/config';
import { Gate } from '../adapters/http/gate';
import { RateLimits } from '../use-cases/limits/rate-limits';
import type { Logger } from '../observe/logger';
import { Metrics } from '../observe/metrics';
import type { Store } from '../ports/store';
import { ProviderClients } from '../adapters/providers/provider-clients';
import type { ServiceDeps } from './service-deps';
import { Sweeper } from './sweeper';

/** What every feature of the service stands on. */
export interface ServiceBase {
  readonly clients: ProviderClients;
  readonly config: Config;
  readonly store: Store;
  readonly fetch: typeof globalThis.fetch;
  readonly gate: Gate;
  readonly limits: RateLimits;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly now: () => number;

  /** Takes what has to be swept, where it is made. */
  readonly sweeper: Sweeper;
}

export function serviceBase({
  config,
  database,
  fetch = globalThis.fetch,
  logger,
  now = Date.now,
  providerTimeoutMs,
}: ServiceDeps): ServiceBase {
  const store = sqlStore(database);
  const { secret, trustedProxies } = config;
  const sweeper = new Sweeper();
  const metrics = new Metrics();
  const limits = sweeper.add(new RateLimits({ store, secret, now }));
  return {
    clients: new ProviderClients({ fetch, logger, metrics, timeoutMs: providerTimeoutMs }),
    config,
    store,
    fetch,
    gate: new Gate({ limits, metrics, trustedProxies }),
    limits,
    logger,
    metrics,
    now,
    sweeper,
  };
}
