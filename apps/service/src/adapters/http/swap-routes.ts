import type { Hono } from 'hono';
import type { ServiceEnv } from './environment';
import { jsonBody } from './json-body';
import { HttpRefusal } from './http-refusal';
import { limitNamed } from '../../use-cases/limits/rate-limits';
import type { Gate } from './gate';
import { fieldOf } from '../../../../../domain/outside/untrusted-record';
import { printableText } from '../../domain/printable-text';
import { bestQuote } from '../../use-cases/swap/best-quote';
import { addressOf, unitsOf } from '../../domain/swap-answer';
import {
  type SwapOrder,
  type SwapProvider,
  type SwapProviderName,
  swapProviderNames,
  type SwapProviders,
} from '../../ports/swap-provider';

/** In hundredths of a percent. */
const DEFAULT_SLIPPAGE = 100;
const MAX_SLIPPAGE = 5000;

/** The widget asks for a quote every ten seconds while one is on show, and after each edit. */
const quotesOfRange = limitNamed('quote-range');
const buildsOfRange = limitNamed('build-range');

export interface SwapRoutesDeps {
  readonly gate: Gate;
  readonly providers: SwapProviders;
}

/** `POST /swap/quote` and `POST /swap/build`. */
export function addSwapRoutes(app: Hono<ServiceEnv>, deps: SwapRoutesDeps): void {
  const { gate, providers } = deps;

  app.post('/swap/quote', async (c) => {
    const order = orderIn(await jsonBody(c));
    if (Object.keys(providers).length === 0) throw new HttpRefusal(404, 'provider');
    await gate.refuseOver(quotesOfRange, gate.rangeOf(c), { ofSite: c.get('ofSite') });
    return c.json((await bestQuote(providers, order)) ?? { toAmount: null });
  });

  app.post('/swap/build', async (c) => {
    const asked = await jsonBody(c);
    const [name, provider] = providerIn(asked, providers);
    const order = orderIn(asked);
    const account = addressOf(asked, 'account');
    if (account === undefined) throw new HttpRefusal(400, 'account');
    await gate.refuseOver(buildsOfRange, gate.rangeOf(c), { ofSite: c.get('ofSite') });
    const built = await provider.build({ ...order, account });
    return c.json(built ? { provider: name, ...built } : { toAmount: null });
  });
}

function providerIn(
  asked: unknown,
  providers: SwapProviders,
): readonly [SwapProviderName, SwapProvider] {
  const name = swapProviderNames.find((known) => known === printableText(asked, 'provider', 32));
  const provider = name && providers[name];
  if (!provider) throw new HttpRefusal(404, 'provider');
  return [name, provider];
}

function orderIn(asked: unknown): SwapOrder {
  const [, digits] = /^eip155:(\d{1,16})$/.exec(printableText(asked, 'network', 32) ?? '') ?? [];
  if (digits === undefined) throw new HttpRefusal(400, 'network');
  const [from, to] = [tokenIn(asked, 'from'), tokenIn(asked, 'to')];
  if (from?.toLowerCase() === to?.toLowerCase()) throw new HttpRefusal(400, 'token');
  const amount = unitsOf(asked, 'amount');
  if (amount === undefined || !/[1-9]/.test(amount)) throw new HttpRefusal(400, 'amount');
  const slippageBps = fieldOf(asked, 'slippageBps') ?? DEFAULT_SLIPPAGE;
  if (
    !Number.isInteger(slippageBps) ||
    Number(slippageBps) < 1 ||
    Number(slippageBps) > MAX_SLIPPAGE
  ) {
    throw new HttpRefusal(400, 'slippage');
  }
  return { chainId: Number(digits), from, to, amount, slippageBps: Number(slippageBps) };
}

/** The token's contract; `undefined` for the native currency, which is `native`. */
function tokenIn(asked: unknown, name: 'from' | 'to'): string | undefined {
  if (fieldOf(asked, name) === 'native') return undefined;
  const token = addressOf(asked, name);
  if (token === undefined) throw new HttpRefusal(400, 'token');
  return token;
}
