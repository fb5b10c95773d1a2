import { createService, type Service } from '../src/create-service';
import type { ServiceDeps } from '../src/composition/service-deps';
import { type Config, parseConfig } from '../src/config/config';
import type { Environment } from '../src/config/read-variables';
import type { Database } from '../src/adapters/sql/database';
import { openDatabase } from '../src/adapters/sql/open-database';
import { secondOf } from './databases';
import { createLogger } from '../src/observe/logger';

export const SITE = 'https://site.test';
export const VISITOR = '192.0.2.7';

/** When the clock of a test begins. */
export const START = Date.parse('2026-01-01T00:00:00Z');

/** A service without a socket, over a database in memory. */
export interface TestService extends Service {
  readonly config: Config;
  readonly database: Database;
  readonly lines: readonly string[];

  /** Sends a request as a visitor at {@link VISITOR} of {@link SITE}. */
  ask(path: string, init?: RequestInit, from?: string): Promise<Response>;

  /** The time of the service. */
  now(): number;

  /** Moves the clock of the service. */
  later(ms: number): void;
}

export async function testService(
  environment: Environment = {},
  over?: Database,
  deps: Partial<
    Pick<
      ServiceDeps,
      'brandEndpoints' | 'fetch' | 'openId' | 'keyShares' | 'mailer' | 'now' | 'providerTimeoutMs'
    >
  > & { readonly create?: typeof createService } = {},
): Promise<TestService> {
  const { create = createService, ...given } = deps;
  const config = parseConfig({ ORIGINS: SITE, ...environment });
  const database = over ?? (await openDatabase('file::memory:', () => undefined));
  const lines: string[] = [];
  let ahead = 0;
  const now = (): number => (given.now?.() ?? START) + ahead;
  const logger = createLogger('info', (line) => lines.push(line), now);
  const second = secondOf(database);
  const [service, ...others] = [database, ...(second ? [second] : [])].map((each) =>
    create({ config, database: each, logger, ...given, now }),
  ) as [Service, ...Service[]];
  const instances = [service, ...others];
  return {
    ...service,
    config,
    database,
    lines,
    now,
    ask: async (path, init = {}, from = VISITOR) => {
      const answering = instances.shift() ?? service;
      instances.push(answering); // Instances take turns, as behind a balancer.
      return answering.fetch(
        new Request(`http://service.test${path}`, {
          ...init,
          headers: { origin: SITE, ...(init.headers as Record<string, string> | undefined) },
        }),
        { incoming: { socket: { remoteAddress: from } } },
      );
    },
    later: (ms) => {
      ahead += ms;
    },
  };
}

/** A request with a JSON body. */
export function posted(body: unknown): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}
