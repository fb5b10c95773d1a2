import { createAdaptorServer } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import { Server } from 'node:http';
import type { Config } from './config/config';
import { createService } from './create-service';
import type { ServiceDeps } from './composition/service-deps';
import { openDatabase } from './adapters/sql/open-database';
import { limitConnections } from './adapters/http/limit-connections';
import { createLogger, kindOf } from './observe/logger';

const SWEEP_MS = 60_000;
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

  /** Where the brands of logins are; their own places by default. */
  readonly brandEndpoints?: ServiceDeps['brandEndpoints'];
}

/** Opens the database and listens. */
export async function serve(
  config: Config,
  { brandEndpoints, now, write }: ServeOptions,
): Promise<RunningService> {
  const logger = createLogger(config.logLevel, write);
  const database = await openDatabase(config.databaseUrl, (error) =>
    logger.warn('a connection to the database ended', { kind: kindOf(error) }),
  );
  const openId = config.social && (await import('#openid'));
  const deps: ServiceDeps = {
    config,
    database,
    logger,
    ...(now && { now }),
    ...(openId && { openId }),
    ...(brandEndpoints && { brandEndpoints }),
  };
  const service = createService(deps);
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
  const sweep = setInterval(() => {
    service.sweep().catch((error: unknown) => {
      logger.warn('the database could not be swept', { kind: kindOf(error) });
    });
  }, SWEEP_MS).unref();
  const { port } = server.address() as AddressInfo;
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  return {
    url: `http://${host}:${port}`,
    stop: async () => {
      clearInterval(sweep);
      service.stop();
      await closed(server);
      await database.close();
      logger.info('stopped');
    },
  };
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
