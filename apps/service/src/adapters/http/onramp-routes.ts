import type { Hono } from 'hono';
import type { ServiceEnv } from './environment';
import { jsonBody } from './json-body';
import { HttpRefusal } from './http-refusal';
import { limitNamed } from '../../use-cases/limits/rate-limits';
import type { Gate } from './gate';
import { type SoldChain, soldChain } from '../../domain/sold-chains';
import {
  type OnrampProvider,
  type OnrampProviders,
  providerNames,
} from '../../ports/onramp-provider';
import type { Purchases } from '../../use-cases/onramp/purchases';
import { printableText } from '../../domain/printable-text';

const MAX_CURSOR_LENGTH = 512;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const sessionsOfRange = limitNamed('session-range');
const readsOfPurchase = limitNamed('read-purchase');

export interface OnrampRoutesDeps {
  readonly gate: Gate;
  readonly providers: OnrampProviders;
  readonly purchases: Purchases;
}

/** `POST /onramp/session` and `GET /onramp/:provider/:reference/transactions`. */
export function addOnrampRoutes(app: Hono<ServiceEnv>, deps: OnrampRoutesDeps): void {
  const { gate, providers, purchases } = deps;

  app.post('/onramp/session', async (c) => {
    const asked = await jsonBody(c);
    const { name, provider } = providerOf(providers, printableText(asked, 'provider', 32));
    const { address, chain } = buyerOf(asked, provider);
    const clientIp = gate.addressOf(c);
    await gate.refuseOver(sessionsOfRange, gate.rangeOf(c), { ofSite: c.get('ofSite') });
    const reference = await purchases.begin(name, address, chain.id);
    const url = await provider.pageFor({ address, chain, clientIp, reference });
    return c.json({ url, reference });
  });

  app.get('/onramp/:provider/:reference/transactions', async (c) => {
    const { provider } = providerOf(providers, c.req.param('provider'));
    const reference = c.req.param('reference');
    const cursor = printableText(c.req.query(), 'cursor', MAX_CURSOR_LENGTH);
    if (!UUID.test(reference) || !provider.purchases) throw new HttpRefusal(404, 'not_found');
    const isOwn = await purchases.ownerOf(reference);
    if (!isOwn) throw new HttpRefusal(404, 'not_found');
    await gate.refuseOver(readsOfPurchase, reference);
    const { data, next } = await provider.purchases(reference, cursor);
    const own = data.filter(({ metadata }) => isOwn(metadata.sentTo, metadata.chain));
    return c.json({ data: own, ...(next !== undefined && { next }) });
  });
}

function providerOf(
  providers: OnrampProviders,
  asked: string | undefined,
): { readonly name: string; readonly provider: OnrampProvider } {
  const name = providerNames.find((known) => known === asked);
  const provider = name && providers[name];
  if (!provider) throw new HttpRefusal(404, 'provider');
  return { name, provider };
}

function buyerOf(
  asked: unknown,
  provider: OnrampProvider,
): { readonly address: string; readonly chain: SoldChain } {
  const network = printableText(asked, 'network', 64) ?? '';
  const chain = soldChain(network, printableText(asked, 'cardPayChain', 32) ?? '');
  if (!chain || !provider.sellsOn(chain)) throw new HttpRefusal(400, 'network');
  const address = printableText(asked, 'address', 128) ?? '';
  if (!chain.isAddress(address)) throw new HttpRefusal(400, 'address');
  return { address, chain };
}
