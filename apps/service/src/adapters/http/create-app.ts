import { timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import { secureHeaders } from 'hono/secure-headers';
import { matchedRoutes } from 'hono/route';
import type { Config } from '../../config/config';
import type { Store } from '../../ports/store';
import { kindOf, type Logger } from '../../observe/logger';
import type { Metrics } from '../../observe/metrics';
import type { ServiceEnv } from './environment';
import { mayAsk } from './may-ask';
import { HttpRefusal, refusalOf } from './http-refusal';

const MAX_BODY_BYTES = 64 * 1024;
const PREFLIGHT_SECONDS = 600;

/** The pattern of what runs for every request. */
const EVERY_PATH = '/*';

export interface AppDeps {
  readonly config: Config;
  readonly store: Pick<Store, 'check'>;
  readonly logger: Logger;
  readonly metrics: Metrics;

  /** Whether the service ends: it refuses new requests then. */
  readonly isStopping: () => boolean;
  readonly features: readonly Feature[];
}

/** A part of the service. */
export interface Feature {
  /** Adds its routes for the pages of {@link Config.origins} and of the wallet's frame. */
  readonly routes: (app: Hono<ServiceEnv>) => void;

  /** Adds its routes for the pages of every origin. */
  readonly openRoutes?: (app: Hono<ServiceEnv>) => void;
}

/** The service as a function from request to answer. */
export function createApp(deps: AppDeps): Hono<ServiceEnv> {
  const { config, features, isStopping } = deps;
  const app = new Hono<ServiceEnv>();
  app.use(measured(deps));
  app.use(
    secureHeaders({
      contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      // A social login passes through this service, in a window that its site has to know.
      crossOriginOpenerPolicy: 'unsafe-none',
      crossOriginResourcePolicy: 'cross-origin',
      referrerPolicy: 'no-referrer',
      strictTransportSecurity: config.strictTransport,
      xFrameOptions: 'DENY',
    }),
  );
  app.use(async (c, next) => {
    c.header('cache-control', 'no-store');
    if (isStopping()) throw new HttpRefusal(503, 'stopping', { retryAfter: 5 });
    await next();
  });
  addProbes(app, deps);
  for (const { openRoutes } of features) openRoutes?.(app);

  const origins = new Set([...config.origins, ...(config.login ? [config.login.frameOrigin] : [])]);
  app.use(
    cors({
      origin: (origin) => (origins.has(origin) ? origin : null),
      allowMethods: ['GET', 'POST'],
      allowHeaders: ['content-type'],
      exposeHeaders: ['retry-after'],
      maxAge: PREFLIGHT_SECONDS,
    }),
  );
  app.use(async (c, next) => {
    if (!mayAsk(config, c.req.path, c.req.header('origin'))) throw new HttpRefusal(403, 'origin');
    await next();
  });
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES }));
  for (const { routes } of features) routes(app);

  app.notFound((c) => c.json({ error: 'not_found' }, 404));
  app.onError((error, c) => answerTo(error, c, deps.logger));
  return app;
}

function addProbes(app: Hono<ServiceEnv>, { config, store, metrics }: AppDeps): void {
  app.get('/health', (c) => c.json({ status: 'ok' }));
  app.get('/ready', async (c) => {
    try {
      await store.check();
      return c.json({ status: 'ok' });
    } catch (cause) {
      throw new HttpRefusal(503, 'database', { cause });
    }
  });
  app.get('/metrics', (c) => {
    const access = config.metrics;
    // A request through a proxy comes from anywhere, also where the service has heard of no proxy.
    const isClosed = access.kind === 'closed' || (access.kind === 'open' && isForwarded(c.req.raw));
    if (isClosed) return c.json({ error: 'not_found' }, 404);
    const expected = access.kind === 'token' ? `Bearer ${access.token}` : undefined;
    if (expected !== undefined && !isSame(c.req.header('authorization') ?? '', expected)) {
      throw new HttpRefusal(401, 'token');
    }
    return c.text(metrics.text(), 200, { 'content-type': 'text/plain; version=0.0.4' });
  });
}

/** Whether a proxy has passed `request` on: by the headers of RFC 7239, of RFC 9110, or the older ones. */
function isForwarded({ headers }: Request): boolean {
  return [...headers.keys()].some((name) =>
    /^(?:via|forwarded|x-forwarded-.+|x-real-ip)$/.test(name),
  );
}

/** Counts and logs every answer, by the pattern of its route. */
function measured({ isStopping, logger, metrics }: AppDeps) {
  return async (c: Context<ServiceEnv>, next: () => Promise<void>): Promise<void> => {
    const start = performance.now();
    await next();
    if (isStopping()) c.header('connection', 'close'); // Else the server waits for the next request on it.
    const seconds = (performance.now() - start) / 1000;
    const route = matchedRoutes(c).find(({ path }) => path !== EVERY_PATH)?.path ?? 'none';
    const { status } = c.res;
    metrics.answered({ route, status }, seconds);
    logger.info('answered', { route, status, ms: Math.round(seconds * 1000) });
  };
}

function answerTo(error: Error, c: Context<ServiceEnv>, logger: Logger): Response {
  const refusal = refusalOf(error);
  if (refusal) {
    const { code, details, status } = refusal;
    if (details.cause !== undefined) {
      logger.warn('refused', { code, cause: kindOf(details.cause) });
    }
    const { more, retryAfter } = details;
    if (retryAfter !== undefined) c.header('retry-after', String(retryAfter));
    return c.json(
      { error: code, ...(retryAfter !== undefined && { seconds: retryAfter }), ...more },
      status,
    );
  }
  if (error instanceof HTTPException) {
    const code = error.status === 413 ? 'too_large' : 'refused';
    return c.json({ error: code }, error.status);
  }
  logger.error('failed', { kind: kindOf(error) });
  return c.json({ error: 'unavailable' }, 500);
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
