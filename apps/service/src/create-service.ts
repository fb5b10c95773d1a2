import type { Config } from './config/config';
import type { Database } from './database/database';
import { createApp } from './http/create-app';
import { RateLimits } from './limits/rate-limits';
import type { Logger } from './observe/logger';
import { Metrics } from './observe/metrics';

export interface ServiceDeps {
  readonly config: Config;
  readonly database: Database;
  readonly logger: Logger;
  readonly now?: () => number;
}

/** The service without a socket. */
export interface Service {
  readonly fetch: ReturnType<typeof createApp>['fetch'];

  /** Deletes what is no longer valid from the database. */
  sweep(): Promise<void>;

  /** From now on new requests are refused with 503. */
  stop(): void;
}

/** Connects the parts of the service. */
export function createService({ config, database, logger, now = Date.now }: ServiceDeps): Service {
  let isStopping = false;
  const metrics = new Metrics();
  const limits = new RateLimits({ database, secret: config.secret, now });
  const app = createApp({
    config,
    database,
    logger,
    metrics,
    isStopping: () => isStopping,
    parts: [],
  });
  return {
    fetch: app.fetch,
    sweep: () => limits.sweep(),
    stop: () => {
      isStopping = true;
    },
  };
}
