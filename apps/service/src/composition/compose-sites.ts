import type { Config } from '../config/config';
import { loginIds } from '../config/login-ids';
import type { Store } from '../ports/store';
import { KnownSites } from '../use-cases/sites/known-sites';
import { SiteRegister } from '../use-cases/sites/site-register';

/** The sites as they are served. */
export function knownSites(
  { login, origins }: Pick<Config, 'login' | 'origins'>,
  store: Pick<Store, 'sites'>,
  now: () => number,
): KnownSites {
  const fixed = { origins, codeOrigins: login?.codeOrigins ?? [] };
  return new KnownSites({ store, fixed, now });
}

/** What an operator changes of them. `known` hears of each change. */
export function siteRegister(
  config: Pick<Config, 'console' | 'farcaster' | 'login' | 'origins' | 'social'>,
  store: Pick<Store, 'sites' | 'transaction'>,
  known: KnownSites,
  now: () => number,
): SiteRegister {
  return new SiteRegister({
    store,
    known,
    fixed: config.origins,
    frameOrigin: config.login?.frameOrigin,
    consoleOrigin: config.console?.origin,
    offered: loginIds(config),
    now,
  });
}
