import type { Feature } from '../http/create-app';
import { swapProviders } from '../swap/swap-providers';
import { addSwapRoutes } from '../swap/swap-routes';
import type { ServiceBase } from './service-base';

export function composeSwap({ clients, config, gate }: ServiceBase): Feature {
  const providers = swapProviders(config.swaps, clients);
  return { routes: (app) => addSwapRoutes(app, { gate, providers }) };
}
