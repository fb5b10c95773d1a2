import type { Hono } from 'hono';
import type { FarcasterConfig } from '../config/farcaster-config';
import type { SocialConfig } from '../config/social-config';
import type { Database } from '../database/database';
import { AccountSignatures } from '../evm/account-signature';
import { EthCalls } from '../evm/eth-calls';
import type { ServiceEnv } from '../http/environment';
import type { Logger } from '../observe/logger';
import type { Metrics } from '../observe/metrics';
import { ProviderClient } from '../provider/provider-client';
import { FarcasterLogins } from './farcaster/farcaster-logins';
import { FarcasterRegistries } from './farcaster/farcaster-registries';
import { FarcasterRelay } from './farcaster/farcaster-relay';
import type { OpenIdLibraries } from './providers/client-of';
import { SocialCookies } from './social-cookies';
import { SocialLogins } from './social-logins';
import { addSocialPages } from './social-pages';
import { type BrandPlaces, socialProviders } from './social-providers';
import { addSocialRoutes, type SocialRoutesDeps } from './social-routes';

export interface SocialPartsDeps extends Omit<
  SocialRoutesDeps,
  'cookies' | 'farcaster' | 'logins' | 'providers'
> {
  readonly database: Database;
  readonly fetch: typeof globalThis.fetch;
  readonly frameOrigin: string;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly providerTimeoutMs: number | undefined;
  readonly secret: string;

  /** Absent where no provider has credentials. */
  readonly openId: OpenIdParts | undefined;
  readonly farcaster: FarcasterConfig | undefined;
}

/** What the logins at other providers take. */
export interface OpenIdParts {
  readonly config: SocialConfig;
  readonly libraries: OpenIdLibraries;
  readonly places: BrandPlaces | undefined;
}

/** The routes of social logins: those of the wallet's frame, and those of the visitor's browser. */
export function socialParts(deps: SocialPartsDeps) {
  const { database, fetch, frameOrigin, logger, metrics, now, openId, secret } = deps;
  const { providerTimeoutMs: timeoutMs } = deps;
  const logins = new SocialLogins({ database, secret, now });
  const clientOf = (provider: string): ProviderClient =>
    new ProviderClient({
      fetch,
      logger,
      metrics,
      provider,
      ...(timeoutMs !== undefined && { timeoutMs }),
    });
  const providers = openId ? providersOf(deps, openId, clientOf('social')) : new Map();
  const cookies = new SocialCookies(openId?.config.publicUrl ?? '');
  const farcaster = deps.farcaster && farcasterLogins(deps, deps.farcaster, logins, clientOf);
  return {
    own: (app: Hono<ServiceEnv>) =>
      addSocialRoutes(app, { ...deps, cookies, farcaster, logins, providers }),
    pages: (app: Hono<ServiceEnv>) => {
      if (!openId) return;
      const { publicUrl } = openId.config;
      addSocialPages(app, { cookies, frameOrigin, logger, logins, providers, publicUrl });
    },
    sweep: async () => {
      await logins.sweep();
      await farcaster?.sweep();
    },
  };
}

function providersOf(
  { fetch, providerTimeoutMs }: SocialPartsDeps,
  { config, libraries, places }: OpenIdParts,
  visitors: ProviderClient,
) {
  const limit = providerTimeoutMs !== undefined && { timeoutSeconds: providerTimeoutMs / 1000 };
  return socialProviders(config, { fetch, libraries, ...limit }, visitors, places);
}

function farcasterLogins(
  { database, frameOrigin, logger, now, secret }: SocialPartsDeps,
  { relayUrl, rpcUrl }: FarcasterConfig,
  logins: SocialLogins,
  clientOf: (provider: string) => ProviderClient,
): FarcasterLogins {
  const calls = new EthCalls(clientOf('rpc'));
  return new FarcasterLogins({
    database,
    frameOrigin,
    logger,
    logins,
    now,
    secret,
    relay: new FarcasterRelay(clientOf('farcaster'), relayUrl),
    registries: new FarcasterRegistries(calls, rpcUrl),
    signatures: new AccountSignatures({ calls, rpcUrls: { 'eip155:10': rpcUrl } }),
  });
}
