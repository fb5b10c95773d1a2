import { composeLogin } from './composition/compose-login';
import { composeRendezvous } from './composition/compose-rendezvous';
import { composeNames } from './composition/compose-names';
import { composeOnramp } from './composition/compose-onramp';
import { composeSlots } from './composition/compose-slots';
import { composeSocial } from './composition/compose-social';
import { composeSwap } from './composition/compose-swap';
import { composeVisitors } from './composition/compose-visitors';
import { serviceBase } from './composition/service-base';
import type { Config } from './config/config';
import type { Database } from './database/database';
import { createApp } from './http/create-app';
import type { Mailer } from './ports/mailer';
import type { Logger } from './observe/logger';
import type { KeyShares } from './slots/key-shares';
import type { OpenIdLibraries } from './social/providers/client-of';
import type { BrandPlaces } from './social/social-providers';

export interface ServiceDeps {
  readonly config: Config;
  readonly database: Database;
  readonly logger: Logger;
  readonly now?: () => number;
  readonly fetch?: typeof globalThis.fetch;

  /** In the place of the mail server. */
  readonly mailer?: Mailer;

  /** In the place of the service's own database. */
  readonly keyShares?: KeyShares;

  /** How long a provider may take. */
  readonly providerTimeoutMs?: number;

  /** The libraries of social logins, where some have credentials. */
  readonly openId?: OpenIdLibraries;

  /** Where the providers of social logins are, other than under their own addresses: in tests. */
  readonly brandPlaces?: BrandPlaces;
}

/** The service without a socket. */
export interface Service {
  readonly fetch: ReturnType<typeof createApp>['fetch'];

  /** Deletes what is no longer valid from the database. */
  sweep(): Promise<void>;

  /** From now on new requests are refused with 503. */
  stop(): void;
}

/** Connects the parts of the service. */
export function createService(deps: ServiceDeps): Service {
  let isStopping = false;
  const base = serviceBase(deps);
  const { config, database, logger, metrics, sweeper } = base;
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
  ].filter((feature) => feature !== undefined);
  const app = createApp({
    config,
    database,
    features,
    logger,
    metrics,
    isStopping: () => isStopping,
  });
  return {
    fetch: app.fetch,
    sweep: () => sweeper.sweep(),
    stop: () => {
      isStopping = true;
    },
  };
}
