import type { Feature } from '../adapters/http/create-app';
import { addRendezvousRoutes } from '../adapters/http/rendezvous-routes';
import { Rendezvous } from '../use-cases/rendezvous/rendezvous';
import type { LoginFeature } from './compose-login';
import type { ServiceBase } from './service-base';

export function composeRendezvous(base: ServiceBase, login: LoginFeature | undefined): Feature {
  const { config, store, gate, now, sites, sweeper } = base;
  const rendezvous = sweeper.add(new Rendezvous({ store, secret: config.secret, now }));
  return {
    routes: (app) =>
      login && addRendezvousRoutes(app, { begun: login.begun, gate, rendezvous, now, sites }),
  };
}
