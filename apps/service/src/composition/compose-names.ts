import { AccountSignatures } from '../use-cases/evm/account-signature';
import { EthCalls } from '../adapters/evm/eth-calls';
import type { Feature } from '../adapters/http/create-app';
import type { ProveSession } from '../adapters/http/proven-session';
import { addGatewayRoutes } from '../adapters/http/gateway-routes';
import { NameGateway } from '../use-cases/names/name-gateway';
import { reservedLabels } from '../use-cases/names/name-label';
import { addNameRoutes } from '../adapters/http/name-routes';
import { NameTickets } from '../use-cases/names/name-tickets';
import { RegisteredNames } from '../use-cases/names/registered-names';
import { addTicketRoutes } from '../adapters/http/ticket-routes';
import type { ServiceBase } from './service-base';

/**
 * The routes of names: those of the site, that of the wallet's frame, and those that are open to every site. `undefined` where the
 * operator gives none.
 */
export function composeNames(base: ServiceBase, prove: ProveSession): Feature | undefined {
  const { clients, config, store, gate, now, sweeper } = base;
  if (!config.names) return undefined;
  const { parent, reserved, rpcUrls, signerKey } = config.names;
  const names = new RegisteredNames(store, now);
  const tickets = sweeper.add(new NameTickets({ store, now, secret: config.secret }));
  const isReserved = reservedLabels(parent, reserved);
  const calls = new EthCalls(clients.of('rpc'));
  const signatures = new AccountSignatures({ calls, rpcUrls });
  const gateway = new NameGateway({ names, now, parent, signerKey });
  return {
    routes: (app) => {
      addNameRoutes(app, { isReserved, names, now, parent, signatures, tickets });
      addTicketRoutes(app, { gate, parent, prove, tickets });
    },
    openRoutes: (app) => addGatewayRoutes(app, { gateway, parent }),
  };
}
