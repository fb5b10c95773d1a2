import type { FarcasterConfig } from '../config/farcaster-config';
import type { SocialConfig } from '../config/social-config';
import type { ServiceDeps } from './service-deps';
import { AccountSignatures } from '../use-cases/evm/account-signature';
import { EthCalls } from '../adapters/evm/eth-calls';
import type { Feature } from '../adapters/http/create-app';
import { FarcasterLogins } from '../use-cases/social/farcaster-logins';
import { FarcasterRegistries } from '../adapters/farcaster/farcaster-registries';
import { FarcasterRelay } from '../adapters/farcaster/farcaster-relay';
import type { OpenIdLibraries } from '../adapters/social/providers/client-of';
import { SocialCookies } from '../adapters/http/social-cookies';
import { SocialLogins } from '../use-cases/social/social-logins';
import { addSocialPages } from '../adapters/http/social-pages';
import { type BrandEndpoints, socialProviders } from '../adapters/social/social-providers';
import type { SocialProvider } from '../ports/social-provider';
import { addSocialRoutes } from '../adapters/http/social-routes';
import type { LoginFeature } from './compose-login';
import type { Visitors } from './compose-visitors';
import type { ServiceBase } from './service-base';

/** What the logins at providers of OpenID Connect and OAuth take. */
interface OpenId {
  readonly config: SocialConfig;
  readonly libraries: OpenIdLibraries;
  readonly endpoints: BrandEndpoints | undefined;
  readonly providerTimeoutMs: number | undefined;
}

/** The routes of social logins: those of the wallet's frame, and those of the visitor's browser. `undefined` where there are none. */
export function composeSocial(
  base: ServiceBase,
  visitors: Visitors,
  login: LoginFeature | undefined,
  { brandEndpoints: endpoints, openId: libraries, providerTimeoutMs }: ServiceDeps,
): Feature | undefined {
  const { config, store, gate, logger, now, sites, sweeper } = base;
  const openId = config.social &&
    libraries && { config: config.social, libraries, endpoints, providerTimeoutMs };
  if (!login || (!openId && !config.farcaster)) return undefined;
  const { begun, completion, frameOrigin, notices } = login;
  const { allowed, holds, identity, prove } = visitors;
  const logins = sweeper.add(new SocialLogins({ store, secret: config.secret, now }));
  const providers = openId ? providersOf(base, openId) : new Map<string, SocialProvider>();
  const cookies = new SocialCookies(openId?.config.publicUrl ?? '');
  const farcaster =
    config.farcaster && farcasterLogins(base, config.farcaster, logins, frameOrigin);
  return {
    routes: (app) =>
      addSocialRoutes(app, {
        allowed,
        begun,
        completion,
        gate,
        holds,
        identity,
        notices,
        prove,
        frameOrigin,
        sites,
        social: { cookies, farcaster, logins, providers },
      }),
    openRoutes: (app) => {
      if (!openId) return;
      const { publicUrl } = openId.config;
      addSocialPages(app, { cookies, frameOrigin, logger, logins, providers, publicUrl });
    },
  };
}

function providersOf(
  { clients, fetch }: ServiceBase,
  { config, libraries, endpoints, providerTimeoutMs }: OpenId,
): ReadonlyMap<string, SocialProvider> {
  const limit = providerTimeoutMs !== undefined && { timeoutSeconds: providerTimeoutMs / 1000 };
  return socialProviders(config, { fetch, libraries, ...limit }, clients.of('social'), endpoints);
}

function farcasterLogins(
  { clients, config, store, logger, now, sweeper }: ServiceBase,
  { relayUrl, rpcUrl }: FarcasterConfig,
  logins: SocialLogins,
  frameOrigin: string,
): FarcasterLogins {
  const calls = new EthCalls(clients.of('rpc'));
  return sweeper.add(
    new FarcasterLogins({
      store,
      frameOrigin,
      logger,
      logins,
      now,
      secret: config.secret,
      relay: new FarcasterRelay(clients.of('farcaster'), relayUrl),
      registries: new FarcasterRegistries(calls, rpcUrl),
      signatures: new AccountSignatures({ calls, rpcUrls: { 'eip155:10': rpcUrl } }),
    }),
  );
}
