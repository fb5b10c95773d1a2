import type { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { ServiceEnv } from './environment';
import { HttpRefusal } from './http-refusal';
import type { NameGateway } from '../../use-cases/names/name-gateway';

const MAX_CALL = 4096;

export interface GatewayRoutesDeps {
  readonly gateway: NameGateway;
  readonly parent: string;
}

/**
 * `GET /names/gateway`, which says what the operator puts into the resolver, and `GET /names/gateway/<sender>/<data>.json`.
 * For the pages of every site: wallets read names from pages of their own.
 */
export function addGatewayRoutes(app: Hono<ServiceEnv>, deps: GatewayRoutesDeps): void {
  const { gateway, parent } = deps;
  app.use('/names/gateway/*', cors({ origin: '*', allowMethods: ['GET'] }));

  app.get('/names/gateway', (c) => c.json({ parent, signer: gateway.signer }));

  app.get('/names/gateway/:sender/:data', async (c) => {
    const sender = bytesIn(c.req.param('sender'), /^0x([0-9a-f]{40})$/i);
    const data = bytesIn(c.req.param('data').slice(0, MAX_CALL), /^0x((?:[0-9a-f]{2})+)\.json$/i);
    const answer = sender && data && (await gateway.answer(sender, data));
    if (!answer) throw new HttpRefusal(404, 'name');
    return c.json({ data: `0x${Buffer.from(answer).toString('hex')}` });
  });
}

function bytesIn(text: string, pattern: RegExp): Uint8Array | undefined {
  const [, digits] = pattern.exec(text) ?? [];
  return digits === undefined ? undefined : Buffer.from(digits, 'hex');
}
