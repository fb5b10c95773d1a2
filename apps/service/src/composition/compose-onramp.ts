import type { Feature } from '../http/create-app';
import { onrampProviders } from '../onramp/onramp-providers';
import { addOnrampRoutes } from '../onramp/onramp-routes';
import { Purchases } from '../onramp/purchases';
import type { ServiceBase } from './service-base';

export function composeOnramp(base: ServiceBase): Feature {
  const { clients, config, database, gate, now, sweeper } = base;
  const purchases = sweeper.add(new Purchases({ database, secret: config.secret, now }));
  const providers = onrampProviders({ clients, config: config.onramp, now });
  return { routes: (app) => addOnrampRoutes(app, { gate, providers, purchases }) };
}
