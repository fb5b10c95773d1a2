import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { headersOf } from '../../wallet-frame/build/headers.mjs';
import { parseConfig } from '../src/config/config';
import { createApp, type Feature } from '../src/adapters/http/create-app';
import type { Environment } from '../src/config/read-variables';
import { createLogger } from '../src/observe/logger';
import { idsAlone } from '../src/observe/trace';
import { KnownSites } from '../src/use-cases/sites/known-sites';
import { Metrics } from '../src/observe/metrics';
import { posted, SITE, type TestService, testService, VISITOR } from './support';

const frameSettings = { networks: [], service: 'https://api.wallet.test', sites: [] };
let service: TestService;

beforeEach(async () => {
  service = await testService();
});

afterEach(() => service.database.close());

/** The service with these parts alone. */
function appWith(environment: Environment, features: readonly Feature[]) {
  const config = parseConfig({ ORIGINS: SITE, ...environment });
  const rows = { list: () => Promise.resolve([]), version: () => Promise.resolve(0) };
  return createApp({
    config,
    sites: new KnownSites({
      store: { sites: rows },
      fixed: { origins: config.origins, codeOrigins: [] },
      now: Date.now,
    }),
    store: { check: () => Promise.resolve() },
    logger: createLogger('silent', () => undefined),
    metrics: new Metrics(),
    now: Date.now,
    traces: idsAlone,
    isStopping: () => false,
    features,
  });
}

describe('the service', () => {
  it('is healthy, and ready while its database answers', async () => {
    expect((await service.ask('/health')).status).toBe(200);
    expect((await service.ask('/ready')).status).toBe(200);
  });

  it('is healthy but not ready without its database', async () => {
    const check = (): Promise<never> => Promise.reject(new Error('disk I/O error at /secret/path'));
    const broken = await testService({}, { ...service.database, check });

    const answer = await broken.ask('/ready');

    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ error: 'database', seconds: 2 });
    expect((await broken.ask('/health')).status).toBe(200);
    expect(broken.lines.join('')).not.toContain('/secret/path');
  });

  it('lets the pages of configured origins read, and no others', async () => {
    const preflight = await service.ask('/onramp/session', {
      method: 'OPTIONS',
      headers: { 'access-control-request-method': 'POST' },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBe(SITE);
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();

    const foreign = { ...posted({}), headers: { origin: 'https://evil.test' } };
    const answer = await service.ask('/onramp/session', foreign);

    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual({ error: 'origin' });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  it.each([
    ['with its length', { 'content-length': '65537' }],
    ['without a length', {}],
  ])('refuses a body over 64 KiB %s', async (_title, headers) => {
    const body = 'a'.repeat(65_537);

    const answer = await service.ask('/onramp/session', { method: 'POST', body, headers });

    expect(answer.status).toBe(413);
    expect(await answer.json()).toEqual({ error: 'too_large' });
  });

  it('sends headers that keep an answer from being framed, sniffed or stored', async () => {
    const { headers } = await service.ask('/health');

    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'strict-transport-security': headersOf({ ...frameSettings, parts: '{}' })[
        'strict-transport-security'
      ],
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('makes an answer once, which the page may read', async () => {
    const app = appWith({}, [{ routes: (own) => own.get('/swap/now', (c) => c.json({})) }]);
    const Made = globalThis.Response;
    let made = 0;
    globalThis.Response = class extends Made {
      constructor(body?: BodyInit | null, init?: ResponseInit) {
        super(body, init);
        made += 1;
      }
    };
    try {
      const { headers, status } = await app.request('/swap/now', { headers: { origin: SITE } });
      expect([status, made]).toEqual([200, 1]);
      expect(Object.fromEntries(headers)).toMatchObject({
        'access-control-allow-origin': SITE,
        'access-control-expose-headers': 'retry-after,x-trace-id',
        'cache-control': 'no-store',
        vary: 'Origin',
      });
    } finally {
      globalThis.Response = Made;
    }
  });

  it('keeps a new path for the wallet’s frame until it is listed for sites', async () => {
    const frame = 'https://wallet.test';
    const environment = { SMTP_URL: 'smtp://unused.test', MAIL_FROM: 'login@wallet.test' };
    const secret = 's'.repeat(32);
    const variables = { ...environment, FRAME_ORIGIN: frame, SERVICE_SECRET: secret };
    const app = appWith(variables, [
      { routes: (own) => own.post('/later/path', (c) => c.json({})) },
      { routes: (own) => own.post('/names/later', (c) => c.json({})) },
      { routes: (own) => own.post('/swap/later', (c) => c.json({})) },
    ]);
    const ask = async (path: string, headers: Record<string, string>): Promise<number> =>
      (await app.request(path, { method: 'POST', headers })).status;

    for (const path of ['/later/path', '/names/later']) {
      expect(await ask(path, { origin: SITE })).toBe(403);
      expect(await ask(path, {})).toBe(403);
      expect(await ask(path, { origin: frame })).toBe(200);
    }
    expect(await ask('/swap/later', { origin: SITE })).toBe(200);
  });

  it('logs a refused origin with the expected ones, also of a preflight, and once a minute', async () => {
    const asked = (origin: string, method = 'OPTIONS', path = '/onramp/session') =>
      service.ask(path, { method, headers: { origin } });
    const refused = () =>
      service.lines
        .map((line) => JSON.parse(line))
        .filter(({ received }) => received !== undefined);

    await asked(SITE);
    await asked(`${SITE}:8443`);
    for (let one = 0; one < 50; one += 1) await asked(`https://${one}.test`, 'POST');
    expect(refused()).toEqual([
      {
        time: new Date(service.now()).toISOString(),
        level: 'warn',
        message: 'refused an origin',
        trace: expect.stringMatching(/^[\da-f]{32}$/),
        received: `${SITE}:8443`,
        expected: SITE,
      },
    ]);

    service.later(60_000);
    await asked('https://a:b@site.test/path?code=123456{"level":"error"}', 'POST');
    expect(refused()).toHaveLength(2);
    expect(refused()[1]).toMatchObject({ received: SITE, more: 50 });

    service.later(60_000);
    await asked('\xa0{"level":"error"}', 'POST');
    expect(refused()[2]).toMatchObject({ received: 'null' });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
    'reads no body of the type %p',
    async (type) => {
      const one = await testService({ ONEINCH_API_KEY: 'key' }, service.database);
      const headers = type === '' ? {} : { 'content-type': type };
      const body = new Blob(['{}']);

      const answer = await one.ask('/swap/quote', { method: 'POST', body, headers });

      expect([answer.status, await answer.json()]).toEqual([415, { error: 'type' }]);
      const json = { 'content-type': 'application/json; charset=utf-8' };
      expect((await one.ask('/swap/quote', { method: 'POST', body, headers: json })).status).toBe(
        400,
      );
    },
  );

  it('names no unknown path in its log and metrics', async () => {
    const answer = await service.ask('/onramp/alice@example.test');

    expect(answer.status).toBe(404);
    expect(service.lines.join('')).not.toContain('alice');
    expect(await (await service.ask('/metrics')).text()).not.toContain('alice');
  });

  it('logs lines of JSON without the address of the visitor', async () => {
    await service.ask('/health');

    expect(service.lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      {
        time: '2026-01-01T00:00:00.000Z',
        level: 'info',
        message: 'answered',
        trace: expect.stringMatching(/^[\da-f]{32}$/),
        route: '/health',
        status: 200,
        ms: expect.any(Number),
      },
    ]);
    expect(service.lines.join('')).not.toContain(VISITOR);
  });

  it('counts answers for Prometheus', async () => {
    await service.ask('/health');
    await service.ask('/health');

    const text = await (await service.ask('/metrics')).text();

    expect(text).toContain('service_requests_total{route="/health",status="200"} 2\n');
    expect(text).toContain('service_request_seconds_count 2\n');
    expect(text).toMatch(/service_request_seconds_bucket\{le="\+Inf"\} 2\n/);
  });

  it.each([
    'forwarded',
    'x-forwarded-for',
    'x-forwarded-proto',
    'X-Forwarded-Host',
    'via',
    'x-real-ip',
  ])(
    'shows its metrics through a proxy that it has not heard of only for the token: %s',
    async (header) => {
      const headers = { [header]: '203.0.113.7' };
      const guarded = await testService({ METRICS_TOKEN: 'token-1' }, service.database);

      expect((await service.ask('/metrics')).status).toBe(200);
      expect((await service.ask('/metrics', { headers })).status).toBe(404);
      expect((await guarded.ask('/metrics', { headers })).status).toBe(401);
      const withToken = { headers: { ...headers, authorization: 'Bearer token-1' } };
      expect((await guarded.ask('/metrics', withToken)).status).toBe(200);
    },
  );

  it('shows its metrics elsewhere than on loopback only for the token', async () => {
    const open = { HOST: '0.0.0.0', SERVICE_SECRET: 's'.repeat(32) };
    const closed = await testService(open, service.database);
    const guarded = await testService({ ...open, METRICS_TOKEN: 'token-1' }, service.database);
    const proxied = await testService({ TRUSTED_PROXIES: '1' }, service.database);
    const withToken = (token: string): RequestInit => ({
      headers: { authorization: `Bearer ${token}` },
    });

    expect((await closed.ask('/metrics')).status).toBe(404);
    expect((await proxied.ask('/metrics')).status).toBe(404);
    expect((await guarded.ask('/metrics')).status).toBe(401);
    expect((await guarded.ask('/metrics', withToken('token-2'))).status).toBe(401);
    expect((await guarded.ask('/metrics', withToken('token-1'))).status).toBe(200);
  });

  it('refuses new requests once it stops', async () => {
    service.stop();

    const answer = await service.ask('/health');

    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
  });
});
