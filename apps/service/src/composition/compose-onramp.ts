import type { Feature } from '../adapters/http/create-app';
import { onrampProviders } from '../adapters/onramp/onramp-providers';
import { addOnrampRoutes } from '../adapters/http/onramp-routes';
import { Purchases } from '../use-cases/onramp/purchases';
import type { ServiceBase } from './service-base';

export function composeOnramp(base: ServiceBase): Feature {
  const { clients, config, events, store, gate, now, sweeper } = base;
  const purchases = sweeper.add(new Purchases({ events, store, secret: config.secret, now }));
  const providers = onrampProviders({ clients, config: config.onramp, now });
  return { routes: (app) => addOnrampRoutes(app, { gate, providers, purchases }) };
}
