import { timingSafeEqual } from 'node:crypto';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import { secureHeaders } from 'hono/secure-headers';
import { matchedRoutes } from 'hono/route';
import type { Config } from '../../config/config';
import type { Sites } from '../../ports/sites';
import { DatabaseAway } from '../../ports/database-away';
import type { Store } from '../../ports/store';
import { kindOf, type Logger } from '../../observe/logger';
import type { Metrics } from '../../observe/metrics';
import { inTrace, type Trace, traceParent, type Traces } from '../../observe/trace';
import type { ServiceEnv } from './environment';
import { OriginJudge, type OriginVerdict } from './origins-for';
import { RefusedOrigins } from './refused-origins';
import { HttpRefusal, refusalOf } from './http-refusal';
import { limitBody } from './limit-body';

const MAX_BODY_BYTES = 64 * 1024;
const PREFLIGHT_SECONDS = 600;

/** The headers of an answer that pages read. */
const EXPOSED = ['retry-after', 'x-trace-id'];

/** After how long a visitor tries again whose request the database, or another part, did not answer. */
const AWAY_SECONDS = 2;
const READY_MS = 2000;

/** The pattern of what runs for every request. */
const EVERY_PATH = '/*';

export interface AppDeps {
  readonly config: Config;
  readonly store: Pick<Store, 'check'>;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly traces: Traces;
  readonly sites: Sites;
  readonly now: () => number;

  /** Whether the service ends: it refuses new requests then. */
  readonly isStopping: () => boolean;
  readonly features: readonly Feature[];
}

/** A part of the service. */
export interface Feature {
  /** Adds its routes for the pages of the sites and of the wallet's frame. */
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

  const judge = new OriginJudge(config.login?.frameOrigin, deps.sites);
  const judged = originGuard(judge, deps);
  app.use(async (c, next) => {
    // A browser asks with a preflight first, which is answered below. After a refusal of it nothing else comes.
    if (c.req.method === 'OPTIONS') await judged(c);
    await next();
  });
  app.use(readable(judge));
  app.use(async (c, next) => {
    const verdict = await judged(c);
    if (verdict.is === 'refused') throw new HttpRefusal(403, 'origin');
    if (verdict.is === 'frozen') throw new HttpRefusal(403, 'site_frozen');
    c.set('ofSite', verdict.site?.limits ?? {});
    await next();
  });
  app.use(limitBody(MAX_BODY_BYTES));
  for (const { routes } of features) routes(app);

  app.notFound((c) => c.json({ error: 'not_found' }, 404));
  app.onError((error, c) => answerTo(error, c, deps.logger));
  return app;
}

/**
 * Lets pages read answers. The headers of these are set before the answer is made: hono's `cors` has it made three times more.
 */
function readable(judge: OriginJudge): MiddlewareHandler<ServiceEnv> {
  const preflight = cors({
    origin: async (origin) => ((await judge.mayRead(origin)) ? origin : null),
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['content-type', 'traceparent'],
    exposeHeaders: EXPOSED,
    maxAge: PREFLIGHT_SECONDS,
  });
  return async (c, next) => {
    if (c.req.method === 'OPTIONS') return preflight(c, next);
    const origin = c.req.header('origin') ?? '';
    if (await judge.mayRead(origin)) c.header('access-control-allow-origin', origin);
    c.header('access-control-expose-headers', EXPOSED.join(','));
    c.header('vary', 'Origin', { append: true });
    return next();
  };
}

/** Judges the page that asks. Logs the origins of those that may not. */
function originGuard(judge: OriginJudge, { logger, metrics, now }: AppDeps) {
  const refused = new RefusedOrigins(logger, now);
  return async (c: Context<ServiceEnv>): Promise<OriginVerdict> => {
    const origin = c.req.header('origin');
    const verdict = await judge.judge(c.req.path, origin);
    if (verdict.is === 'refused' && origin !== undefined) {
      metrics.refusedOrigin();
      await refused.add(origin, () => judge.expected(c.req.path));
    }
    return verdict;
  };
}

function addProbes(app: Hono<ServiceEnv>, { config, store, metrics }: AppDeps): void {
  app.get('/health', (c) => c.json({ status: 'ok' }));
  app.get('/ready', async (c) => {
    try {
      await within(READY_MS, store.check());
      return c.json({ status: 'ok' });
    } catch (cause) {
      throw new HttpRefusal(503, 'database', { cause, retryAfter: AWAY_SECONDS });
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

/** @throws where it takes longer: a balancer asks others meanwhile. */
async function within(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('It takes too long')), ms);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether a proxy has passed `request` on: by the headers of RFC 7239, of RFC 9110, or the older ones. */
function isForwarded({ headers }: Request): boolean {
  return [...headers.keys()].some((name) =>
    /^(?:via|forwarded|x-forwarded-.+|x-real-ip)$/.test(name),
  );
}

/** Counts and logs every answer, by the pattern of its route. */
function measured({ config, isStopping, logger, metrics, traces }: AppDeps) {
  const answered = async (
    c: Context<ServiceEnv>,
    next: () => Promise<void>,
    { id, span }: Trace,
  ) => {
    const start = performance.now();
    await next();
    if (isStopping()) c.header('connection', 'close'); // Else the server waits for the next request on it.
    const seconds = (performance.now() - start) / 1000;
    const route = matchedRoutes(c).find(({ path }) => path !== EVERY_PATH)?.path ?? 'none';
    const { status } = c.res;
    metrics.answered({ route, status }, seconds);
    if (status >= 400) c.header('x-trace-id', id);
    // Whatever is away comes back: a visitor or a proxy that hears no time chooses one of its own.
    if (status === 503 && !c.res.headers.has('retry-after')) {
      c.header('retry-after', String(AWAY_SECONDS));
    }
    logger.info('answered', { route, status, ms: Math.round(seconds * 1000) });
    span?.rename(`${c.req.method} ${route}`);
    span?.set({ 'http.route': route, 'http.response.status_code': status });
    span?.end(status >= 500 ? String(status) : undefined);
  };
  return (c: Context<ServiceEnv>, next: () => Promise<void>): Promise<void> => {
    // A site may not choose the id: it would know its visitor's requests by it.
    const frame = config.login?.frameOrigin;
    const isFrame = frame !== undefined && c.req.header('origin') === frame;
    const parent =
      isFrame || isOtherOperator(c, config) ? traceParent(c.req.header('traceparent')) : undefined;
    const trace = traces.begin('request', parent);
    return inTrace(trace, () => answered(c, next, trace));
  };
}

/** Whether the operator of the logins asks, whose requests go on here. */
function isOtherOperator(c: Context<ServiceEnv>, { keyShares }: AppDeps['config']): boolean {
  if (keyShares?.kind !== 'forAnother') return false;
  return isSame(c.req.header('authorization') ?? '', `Bearer ${keyShares.token}`);
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
  if (error instanceof DatabaseAway) {
    if (error.isFull) {
      logger.error('the disk of the database is full: visitors wait until it has room', {
        kind: kindOf(error),
      });
    } else logger.warn('the database is away', { kind: kindOf(error) });
    c.header('retry-after', String(AWAY_SECONDS));
    return c.json({ error: 'database', seconds: AWAY_SECONDS }, 503);
  }
  logger.error('failed', { kind: kindOf(error) });
  return c.json({ error: 'unavailable' }, 500);
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
