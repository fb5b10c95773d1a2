import { createAdaptorServer } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import { Server } from 'node:http';
import type { Config } from './config/config';
import { ConfigError } from './config/config-error';
import { createService } from './create-service';
import type { ServiceDeps } from './composition/service-deps';
import { isOfOtherSecret, OTHER_SECRET } from './adapters/sql/other-secret';
import { openDatabases } from './adapters/sql/open-databases';
import { replicationDoubt } from './adapters/sql/replication-doubt';
import { limitConnections } from './adapters/http/limit-connections';
import { openCollector } from './adapters/telemetry/collector';
import { createLogger, kindOf } from './observe/logger';
import { waitForDatabase } from './wait-for-database';

const SWEEP_MS = 60_000;
const DELIVER_MS = 2_000;
const STOP_MS = 10_000;
const MAX_HEADER_MS = 10_000;
const MAX_REQUEST_MS = 30_000;

/** How late a connection may be found to take too long. Node looks every 30 seconds by default. */
const CHECK_MS = 2_000;

export interface RunningService {
  readonly url: string;

  /** Answers the open requests, refuses new ones, and then closes the database. */
  stop(): Promise<void>;
}

export interface ServeOptions {
  /** Takes the lines of the log. */
  readonly write: (line: string) => void;
  readonly now?: () => number;

  /** Hears what is wrong with a database that was away at the start. The process ends by default. */
  readonly onFailed?: (error: unknown) => void;

  /** Where the brands of logins are; their own places by default. */
  readonly brandEndpoints?: ServiceDeps['brandEndpoints'];
}

/**
 * Opens the database and listens. Where the database is away it listens and waits: visitors are answered 503, as later.
 *
 * @throws {@link ConfigError} where the database is of a service with another secret.
 */
export async function serve(
  config: Config,
  { brandEndpoints, now, onFailed = thrown, write }: ServeOptions,
): Promise<RunningService> {
  const logger = createLogger(config.logLevel, write);
  const secrets = [config.secret, ...config.secretsBefore];
  let isAway = false;
  const database = await openDatabases(config, {
    onError: (error) => logger.warn('a connection to the database ended', { kind: kindOf(error) }),
    onAway: (place) => {
      if (place > 0) logger.warn('a database of accounts is away', { place });
      else isAway = true;
    },
    onOpened: async (opened) => {
      if (await isOfOtherSecret(opened, secrets)) {
        throw new ConfigError('SERVICE_SECRET', OTHER_SECRET);
      }
      if (config.databaseUrl.startsWith('file:')) return;
      const why = await replicationDoubt(opened);
      if (why !== undefined) logger.warn('the database may lose what it has confirmed', { why });
    },
  });
  const openId = (config.social ?? config.console) && (await import('#openid'));
  const webhooks = config.webhooks && (await import('#webhooks'));
  const { telemetry } = config;
  const collector = telemetry && openCollector(await import('#telemetry'), telemetry.endpoint);
  const deps: ServiceDeps = {
    config,
    database,
    logger,
    ...(now && { now }),
    ...(openId && { openId }),
    ...(collector && { traces: collector }),
    ...(webhooks && { webhooks: { libraries: webhooks } }),
    ...(brandEndpoints && { brandEndpoints }),
  };
  const service = createService(deps);
  collector?.observe(service.metrics);
  const server = createAdaptorServer({
    fetch: service.fetch,
    serverOptions: {
      headersTimeout: MAX_HEADER_MS,
      requestTimeout: MAX_REQUEST_MS,
      connectionsCheckingInterval: CHECK_MS,
    },
  });
  if (!(server instanceof Server)) throw new Error('The service speaks HTTP/1.1');
  limitConnections(server, config);
  try {
    await listening(server, config);
  } catch (error) {
    await database.close();
    throw error;
  }
  const every = (ms: number, what: string, work: () => Promise<void>): NodeJS.Timeout =>
    setInterval(() => {
      work().catch((error: unknown) => logger.warn(what, { kind: kindOf(error) }));
    }, ms).unref();
  const timers = [
    every(SWEEP_MS, 'the database could not be swept', () => service.sweep()),
    every(DELIVER_MS, 'no event could be sent', () => service.deliver()),
  ];
  const ending = new AbortController();
  if (isAway) {
    void waitForDatabase(database, { logger, signal: ending.signal }).catch(onFailed);
  }
  const { port } = server.address() as AddressInfo;
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  return {
    url: `http://${host}:${port}`,
    stop: async () => {
      timers.forEach(clearInterval);
      ending.abort();
      service.stop();
      await closed(server);
      await database.close();
      await collector?.stop();
      logger.info('stopped');
    },
  };
}

/** Nothing catches it: the process ends with a line of the log. */
function thrown(error: unknown): never {
  throw error;
}

function listening(server: Server, { host, port }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** Waits for the open requests; one that takes too long is cut off. */
function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cutOff = setTimeout(() => server.closeAllConnections(), STOP_MS);
    server.close(() => {
      clearTimeout(cutOff);
      resolve();
    });
    server.closeIdleConnections();
  });
}
