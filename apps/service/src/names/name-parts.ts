import type { Hono } from 'hono';
import type { NamesConfig } from '../config/names-config';
import type { Database } from '../database/database';
import type { ServiceEnv } from '../http/environment';
import type { WatchedLimits } from '../limits/refuse-over';
import type { ProviderClient } from '../provider/provider-client';
import { AccountSignatures } from '../evm/account-signature';
import { EthCalls } from '../evm/eth-calls';
import { addGatewayRoutes } from './gateway-routes';
import { NameGateway } from './name-gateway';
import { reservedLabels } from './name-label';
import { addNameRoutes } from './name-routes';
import { NameTickets } from './name-tickets';
import { RegisteredNames } from './registered-names';
import { addTicketRoutes, type TicketRoutesDeps } from './ticket-routes';

export interface NamePartsDeps extends WatchedLimits {
  readonly client: ProviderClient;
  readonly config: NamesConfig;
  readonly database: Database;
  readonly now: () => number;
  readonly secret: string;
}

/** The routes of names: those of the site, that of the wallet's frame, and those that are open to every site. */
export function nameParts(deps: NamePartsDeps) {
  const { client, config, database, now, secret } = deps;
  const { parent, reserved, rpcUrls, signerKey } = config;
  const names = new RegisteredNames(database, now);
  const tickets = new NameTickets({ database, now, secret });
  const own = {
    ...deps,
    names,
    parent,
    tickets,
    isReserved: reservedLabels(parent, reserved),
    signatures: new AccountSignatures({ calls: new EthCalls(client), rpcUrls }),
  };
  const open = { ...deps, parent, gateway: new NameGateway({ names, now, parent, signerKey }) };
  return {
    own: (app: Hono<ServiceEnv>) => addNameRoutes(app, own),
    frame: (app: Hono<ServiceEnv>, prove: TicketRoutesDeps['prove']) =>
      addTicketRoutes(app, { ...deps, parent, prove, tickets }),
    open: (app: Hono<ServiceEnv>) => addGatewayRoutes(app, open),
    sweep: () => tickets.sweep(),
  };
}
