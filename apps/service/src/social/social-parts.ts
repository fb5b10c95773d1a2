import type { Hono } from 'hono';
import type { SocialConfig } from '../config/social-config';
import type { Database } from '../database/database';
import type { ServiceEnv } from '../http/environment';
import type { Logger } from '../observe/logger';
import { ProviderClient } from '../provider/provider-client';
import type { OpenIdLibraries } from './providers/client-of';
import { SocialLogins } from './social-logins';
import { addSocialPages } from './social-pages';
import { type BrandPlaces, socialProviders } from './social-providers';
import { addSocialRoutes, type SocialRoutesDeps } from './social-routes';

export interface SocialPartsDeps extends Omit<SocialRoutesDeps, 'logins' | 'providers'> {
  readonly config: SocialConfig;
  readonly database: Database;
  readonly fetch: typeof globalThis.fetch;
  readonly libraries: OpenIdLibraries;
  readonly frameOrigin: string;
  readonly logger: Logger;
  readonly places: BrandPlaces | undefined;
  readonly providerTimeoutMs: number | undefined;
  readonly secret: string;
}

/** The routes of social logins: those of the wallet's frame, and those of the visitor's browser. */
export function socialParts(deps: SocialPartsDeps) {
  const { config, database, fetch, frameOrigin, libraries, logger, metrics, now, places, secret } =
    deps;
  const { providerTimeoutMs: timeoutMs } = deps;
  const logins = new SocialLogins({ database, secret, now });
  const calls = {
    fetch,
    libraries,
    ...(timeoutMs !== undefined && { timeoutSeconds: timeoutMs / 1000 }),
  };
  const visitors = new ProviderClient({
    ...{ fetch, logger, metrics, provider: 'social' },
    ...(timeoutMs !== undefined && { timeoutMs }),
  });
  const providers = socialProviders(config, calls, visitors, places);
  const { publicUrl } = config;
  return {
    own: (app: Hono<ServiceEnv>) => addSocialRoutes(app, { ...deps, logins, providers }),
    pages: (app: Hono<ServiceEnv>) =>
      addSocialPages(app, { frameOrigin, logger, logins, providers, publicUrl }),
    sweep: () => logins.sweep(),
  };
}
