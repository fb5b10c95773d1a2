import { composeConsole } from './composition/compose-console';
import { composeLogin } from './composition/compose-login';
import { composeRendezvous } from './composition/compose-rendezvous';
import { composeNames } from './composition/compose-names';
import { composeOnramp } from './composition/compose-onramp';
import { composeSlots } from './composition/compose-slots';
import { composeSponsor } from './composition/compose-sponsor';
import { composeSocial } from './composition/compose-social';
import { composeSwap } from './composition/compose-swap';
import { composeVisitors } from './composition/compose-visitors';
import { composeWebhooks } from './composition/compose-webhooks';
import type { Metrics } from './observe/metrics';
import { serviceBase } from './composition/service-base';
import type { ServiceDeps } from './composition/service-deps';
import { createApp } from './adapters/http/create-app';

/** The service without a socket. */
export interface Service {
  readonly fetch: ReturnType<typeof createApp>['fetch'];

  /** Deletes what is no longer valid from the database. */
  sweep(): Promise<void>;

  readonly metrics: Metrics;

  /** Sends what has happened to the receivers of the operator. */
  deliver(): Promise<void>;

  /** From now on new requests are refused with 503. */
  stop(): void;
}

/** Connects the parts of the service. */
export function createService(deps: ServiceDeps): Service {
  let isStopping = false;
  const base = serviceBase(deps);
  const { config, store, logger, metrics, now, sites, sweeper, traces } = base;
  const visitors = composeVisitors(base);
  const login = composeLogin(base, visitors, deps.mailer);
  const features = [
    composeOnramp(base),
    composeSwap(base),
    composeNames(base, visitors.prove),
    login,
    composeSocial(base, visitors, login, deps),
    composeSlots(base, visitors, login, deps.keyShares),
    composeRendezvous(base, login),
    composeConsole(base, visitors, login, deps),
    composeSponsor(base, visitors),
  ].filter((feature) => feature !== undefined);
  const app = createApp({
    config,
    store,
    features,
    logger,
    metrics,
    traces,
    sites,
    now,
    isStopping: () => isStopping,
  });
  const deliveries = composeWebhooks(base, deps.webhooks);
  return {
    metrics,
    deliver: async () => deliveries?.deliver(),
    fetch: app.fetch,
    sweep: () => sweeper.sweep(),
    stop: () => {
      isStopping = true;
    },
  };
}
