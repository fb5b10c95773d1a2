import type { Context, Hono } from 'hono';
import { clientAddress, rangeOf } from '../http/client-address';
import type { ServiceEnv } from '../http/environment';
import { ServiceError } from '../http/service-error';
import type { RateLimit, RateLimits } from '../limits/rate-limits';
import type { Metrics } from '../observe/metrics';
import { type SoldChain, soldChain } from './chains';
import { type OnrampProvider, type OnrampProviders, providerNames } from './onramp-provider';
import type { Purchases } from './purchases';
import { textOf } from './untrusted';

const TEN_MINUTES = 600_000;
const MAX_CURSOR_LENGTH = 512;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const sessionsOfRange: RateLimit = { name: 'session-range', limit: 60, spanMs: TEN_MINUTES };
const sessionsOfAddress: RateLimit = { name: 'session-address', limit: 20, spanMs: TEN_MINUTES };
const readsOfRange: RateLimit = { name: 'read-range', limit: 1500, spanMs: TEN_MINUTES };
const readsOfPurchase: RateLimit = { name: 'read-purchase', limit: 300, spanMs: TEN_MINUTES };

export interface OnrampRoutesDeps {
  readonly limits: RateLimits;
  readonly metrics: Metrics;
  readonly providers: OnrampProviders;
  readonly purchases: Purchases;
  readonly trustedProxies: number;
}

/** `POST /onramp/session` and `GET /onramp/:provider/:reference/transactions`. */
export function addOnrampRoutes(app: Hono<ServiceEnv>, deps: OnrampRoutesDeps): void {
  const { providers, purchases, trustedProxies } = deps;

  app.post('/onramp/session', async (c) => {
    const asked = await bodyOf(c);
    const provider = providerOf(providers, textOf(asked, 'provider', 32));
    const { address, chain } = buyerOf(asked, provider);
    const clientIp = clientAddress(c, trustedProxies);
    await within(deps, sessionsOfRange, rangeOf(clientIp));
    await within(deps, sessionsOfAddress, address.toLowerCase());
    const reference = await purchases.begin(address, chain.id);
    const url = await provider.pageFor({ address, chain, clientIp, reference });
    return c.json({ url, reference });
  });

  app.get('/onramp/:provider/:reference/transactions', async (c) => {
    const provider = providerOf(providers, c.req.param('provider'));
    const reference = c.req.param('reference');
    const cursor = textOf(c.req.query(), 'cursor', MAX_CURSOR_LENGTH);
    if (!UUID.test(reference) || !provider.purchases) throw new ServiceError(404, 'not_found');
    await within(deps, readsOfRange, rangeOf(clientAddress(c, trustedProxies)));
    await within(deps, readsOfPurchase, reference);
    const isOwn = await purchases.ownerOf(reference);
    if (!isOwn) throw new ServiceError(404, 'not_found');
    const { data, next } = await provider.purchases(reference, cursor);
    const own = data.filter(({ metadata }) => isOwn(metadata.sentTo, metadata.chain));
    return c.json({ data: own, ...(next !== undefined && { next }) });
  });
}

async function bodyOf(c: Context<ServiceEnv>): Promise<unknown> {
  const text = await c.req.text();
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new ServiceError(400, 'body', undefined, { cause });
  }
}

function providerOf(providers: OnrampProviders, asked: string | undefined): OnrampProvider {
  const name = providerNames.find((known) => known === asked);
  const provider = name && providers[name];
  if (!provider) throw new ServiceError(404, 'provider');
  return provider;
}

function buyerOf(
  asked: unknown,
  provider: OnrampProvider,
): { readonly address: string; readonly chain: SoldChain } {
  const network = textOf(asked, 'network', 64) ?? '';
  const chain = soldChain(network, textOf(asked, 'cardPayChain', 32) ?? '');
  if (!chain || !provider.sellsOn(chain)) throw new ServiceError(400, 'network');
  const address = textOf(asked, 'address', 128) ?? '';
  if (!chain.isAddress(address)) throw new ServiceError(400, 'address');
  return { address, chain };
}

async function within(
  { limits, metrics }: OnrampRoutesDeps,
  limit: RateLimit,
  key: string,
): Promise<void> {
  const seconds = await limits.secondsToWait(limit, key);
  if (seconds === 0) return;
  metrics.limited(limit.name);
  throw new ServiceError(429, 'too_many', seconds);
}
