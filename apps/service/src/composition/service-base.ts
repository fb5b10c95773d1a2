import { tracedDatabase } from '../adapters/sql/traced-database';
import { idsAlone, type Traces } from '../observe/trace';
import { tracedFetch } from '../observe/traced-fetch';
import { sqlStore } from '../adapters/sql/sql-store';
import type { Config } from '../config/config';
import { Gate } from '../adapters/http/gate';
import { RateLimits } from '../use-cases/limits/rate-limits';
import type { Logger } from '../observe/logger';
import { Metrics } from '../observe/metrics';
import type { Events } from '../ports/events';
import type { Store } from '../ports/store';
import { PublishedEvents } from '../use-cases/events/published-events';
import { ProviderClients } from '../adapters/providers/provider-clients';
import type { ServiceDeps } from './service-deps';
import { Sweeper } from './sweeper';
import { knownSites } from './compose-sites';
import type { KnownSites } from '../use-cases/sites/known-sites';
import { FrameVersions } from '../use-cases/console/frame-versions';
import { Tally } from '../use-cases/console/tally';

/** What every feature of the service stands on. */
export interface ServiceBase {
  readonly clients: ProviderClients;
  readonly config: Config;

  /** Takes what has happened, for the operator's other systems. */
  readonly events: Events;
  readonly store: Store;
  readonly fetch: typeof globalThis.fetch;
  readonly gate: Gate;
  readonly limits: RateLimits;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly now: () => number;

  /** The sites of the operator. */
  readonly sites: KnownSites;

  /** Counts what operators see in the console. */
  readonly frameVersions: FrameVersions;
  readonly tally: Tally;

  /** Takes what has to be swept, where it is made. */
  readonly sweeper: Sweeper;
  readonly traces: Traces;
}

export function serviceBase({
  config,
  database,
  fetch: direct = globalThis.fetch,
  logger,
  now = Date.now,
  providerTimeoutMs,
  traces,
}: ServiceDeps): ServiceBase {
  // Without a collector no statement and no call pays for what one would see.
  const store = sqlStore(traces ? tracedDatabase(database) : database);
  const { secret, trustedProxies } = config;
  const sweeper = new Sweeper();
  const tally = sweeper.add(new Tally({ store, now }));
  const frameVersions = sweeper.add(new FrameVersions({ store, now }));
  const metrics = new Metrics((limit) => tally.add('limit', limit));
  const fetch = traces ? tracedFetch(direct) : direct;
  const limits = sweeper.add(new RateLimits({ store, secret, now, chosen: config.limits }));
  const receivers = config.webhooks?.receivers ?? [];
  const events = sweeper.add(new PublishedEvents({ store, metrics, now, receivers }));
  return {
    clients: new ProviderClients({ fetch, logger, metrics, timeoutMs: providerTimeoutMs }),
    config,
    events,
    store,
    fetch,
    frameVersions,
    gate: new Gate({ limits, metrics, trustedProxies }),
    limits,
    logger,
    metrics,
    now,
    sites: knownSites(config, store, now),
    sweeper,
    traces: traces ?? idsAlone,
    tally,
  };
}
