import type { Feature } from '../http/create-app';
import { addRendezvousRoutes } from '../rendezvous/rendezvous-routes';
import { Rendezvous } from '../rendezvous/rendezvous';
import type { LoginFeature } from './compose-login';
import type { ServiceBase } from './service-base';

export function composeRendezvous(base: ServiceBase, login: LoginFeature | undefined): Feature {
  const { config, database, gate, now, sweeper } = base;
  const rendezvous = sweeper.add(new Rendezvous({ database, secret: config.secret, now }));
  return {
    routes: (app) =>
      login && addRendezvousRoutes(app, { begun: login.begun, gate, rendezvous, now }),
  };
}
