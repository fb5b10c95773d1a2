import type { Feature } from '../adapters/http/create-app';
import { swapProviders } from '../adapters/swap/swap-providers';
import { addSwapRoutes } from '../adapters/http/swap-routes';
import type { ServiceBase } from './service-base';

export function composeSwap({ clients, config, gate }: ServiceBase): Feature {
  const providers = swapProviders(config.swaps, clients);
  return { routes: (app) => addSwapRoutes(app, { gate, providers }) };
}
