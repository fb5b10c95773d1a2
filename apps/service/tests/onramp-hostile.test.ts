import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ServerResponse } from 'node:http';
import { CoinbaseStandIn, KEY_ID } from './stand-ins/coinbase';
import { type HttpStandIn, json, startStandIn } from './stand-ins/http-stand-in';
import { posted, type TestService, testService } from './support';

const ADDRESS = '0xde0b295669a9fd93d5f28d9ec85e40f4cb697bae';
const buy = { provider: 'coinbase', address: ADDRESS, network: 'eip155:1' };
const { secret } = new CoinbaseStandIn('ES256', Date.now);

let provider: HttpStandIn;
let answer: (response: ServerResponse) => void;
let service: TestService;

beforeEach(async () => {
  provider = await startStandIn((_request, response) => answer(response));
  service = await testService(
    {
      COINBASE_KEY_ID: KEY_ID,
      COINBASE_KEY_SECRET: secret,
      COINBASE_API_URL: provider.url,
      MOONPAY_API_KEY: 'pk',
      MOONPAY_SECRET: 'sk',
    },
    undefined,
    { providerTimeoutMs: 500 },
  );
});

afterEach(async () => {
  await service.database.close();
  await provider.stop();
});

async function outcome(): Promise<readonly [number, unknown]> {
  const { status, ...given } = await service
    .ask('/onramp/session', posted(buy))
    .then(async (response) => ({
      status: response.status,
      body: (await response.json()) as unknown,
    }));
  return [status, given.body];
}

describe('a provider that', () => {
  it.each<[string, (response: ServerResponse) => void, number, string]>([
    ['refuses', (r) => json(r, 403, { message: 'your key sk_live_1 is wrong' }), 502, 'refused'],
    ['fails', (r) => json(r, 500, { stack: 'at secret.js' }), 502, 'failed'],
    ['answers no JSON', (r) => r.end('<html>'), 502, 'answer'],
    ['answers nothing', (r) => r.end(), 502, 'answer'],
    ['answers no token', (r) => json(r, 200, { token: 7 }), 502, 'answer'],
    ['answers an inherited token', (r) => r.end('{"__proto__":{"token":"t"}}'), 502, 'answer'],
    ['answers a token with a line break', (r) => json(r, 200, { token: 'a\nb' }), 502, 'answer'],
    ['answers a long token', (r) => json(r, 200, { token: 't'.repeat(3000) }), 502, 'answer'],
    ['answers 10 MB', (r) => r.end(`"${'a'.repeat(10_000_000)}"`), 502, 'answer'],
    [
      'redirects',
      (r) => r.writeHead(307, { location: 'https://evil.test/' }).end(),
      503,
      'unreachable',
    ],
    ['is slow', () => undefined, 503, 'unreachable'],
    [
      'stops half-way',
      (r) => r.write('{"token":') && setTimeout(() => r.destroy(), 20),
      503,
      'unreachable',
    ],
    ['hangs up', (r) => r.destroy(), 503, 'unreachable'],
  ])('%s is one error', async (_title, does, status, code) => {
    answer = does;

    expect(await outcome()).toEqual([status, { error: `provider_${code}` }]);
    expect(service.lines.join('')).not.toMatch(/sk_live_1|secret\.js|evil\.test|<html>/);
    expect(await (await service.ask('/metrics')).text()).toContain(
      'service_provider_calls_total{provider="coinbase",outcome="failed"} 1',
    );
  });

  it('is busy is an error with a time', async () => {
    answer = (response) => json(response, 429, {});

    expect(await outcome()).toEqual([503, { error: 'provider_busy', seconds: 5 }]);
  });

  it('lists what is no list is an error', async () => {
    answer = (response) => json(response, 200, { token: 't' });
    const { reference } = (await (await service.ask('/onramp/session', posted(buy))).json()) as {
      reference: string;
    };
    answer = (response) => json(response, 200, { transactions: { length: 3 } });

    const list = await service.ask(`/onramp/coinbase/${reference}/transactions`);

    expect(list.status).toBe(502);
  });

  it('repeats its cursor ends the list', async () => {
    answer = (response) => json(response, 200, { token: 't' });
    const { reference } = (await (await service.ask('/onramp/session', posted(buy))).json()) as {
      reference: string;
    };
    answer = (response) => json(response, 200, { transactions: [], next_page_key: 'again' });

    const list = await service.ask(`/onramp/coinbase/${reference}/transactions?cursor=again`);

    expect(await list.json()).toEqual({ data: [] });
  });
});

describe('a request that', () => {
  it.each<[string, unknown, number, string]>([
    ['names no provider', {}, 404, 'provider'],
    ['names a provider without credentials', { ...buy, provider: 'transak' }, 404, 'provider'],
    ['names an inherited provider', { ...buy, provider: 'constructor' }, 404, 'provider'],
    ['is a list', [buy], 404, 'provider'],
    ['names an unknown network', { ...buy, network: 'eip155:99' }, 400, 'network'],
    [
      'names an inherited network',
      { ...buy, network: 'eip155:99', cardPayChain: 'toString' },
      400,
      'network',
    ],
    ['names a network of no seller', { ...buy, network: 'polkadot:1' }, 400, 'network'],
    [
      'names a network that this provider does not sell on',
      { ...buy, provider: 'moonpay', network: 'eip155:80094' },
      400,
      'network',
    ],
    ['has no address', { ...buy, address: '' }, 400, 'address'],
    [
      'has an address of another chain',
      { ...buy, address: '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin' },
      400,
      'address',
    ],
    ['has an address that is a number', { ...buy, address: 7 }, 400, 'address'],
  ])('%s is refused, and no provider is called', async (_title, body, status, code) => {
    let calls = 0;
    answer = (response) => {
      calls += 1;
      json(response, 200, { token: 't' });
    };

    const refused = await service.ask('/onramp/session', posted(body));

    expect([refused.status, await refused.json()]).toEqual([status, { error: code }]);
    expect(calls).toBe(0);
  });

  it('is no JSON is refused', async () => {
    const refused = await service.ask('/onramp/session', { ...posted({}), body: '{' });

    expect([refused.status, await refused.json()]).toEqual([400, { error: 'body' }]);
  });

  const signed = { ...buy, provider: 'moonpay' };

  it('is for an address that others have asked for often, and is answered', async () => {
    for (let n = 0; n < 30; n += 1) {
      await service.ask('/onramp/session', posted(signed), `198.51.${n}.1`);
    }
    expect((await service.ask('/onramp/session', posted(signed))).status).toBe(200);
    service.later(600_000);
  });

  it('is one of too many from an IP range waits, whatever address it names', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 70 }, async (_, n) => {
        const address = `0x${n.toString(16).padStart(40, '0')}`;
        const asked = posted({ ...signed, address });
        return (await service.ask('/onramp/session', asked, `192.0.2.${n}`)).status;
      }),
    );

    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(await (await service.ask('/metrics')).text()).toContain(
      'service_limited_total{limit="session-range"} 10',
    );
  });
});
