import type { Portfolio } from '../../domain/token/portfolio';
import type { AssetSource } from '../../ports/asset-source';
import type { Clock } from '../../ports/clock';
import type { Logger } from '../../ports/logger';
import type { Stream } from '../../ports/stream';
import { ActiveAccount } from '../session/active-account';
import { AccountTask } from '../session/account-task';
import type { ConnectionStore } from '../session/connection-store';
import type { WalletSessions } from '../connection/wallet-sessions';
import type { Lifetime } from '../scope/lifetime';
import type { NetworkStore } from '../session/network-store';
import type { ShowSnackbar } from '../notification/show-snackbar';
import type { ReadableStore } from '../state/readable-store';
import type { StoredValues } from '../state/stored-values';
import { DiscoverAssets } from './discover-assets';
import { LoadPortfolio } from './load-portfolio';
import { PortfolioCache } from './portfolio-cache';
import { PortfolioStore } from './portfolio-store';

export interface TokensFeatureDeps {
  readonly assetSource: AssetSource;
  readonly clock: Clock;
  readonly connections: ConnectionStore;
  readonly lifetime: Lifetime;
  readonly logger: Logger;
  readonly networks: NetworkStore;
  readonly sessions: WalletSessions;
  readonly showSnackbar: ShowSnackbar;
  readonly stored: StoredValues;
}

/** What can be done about the tokens of the account in use. */
export interface TokensVerbs {
  /** Reads them, unless that was done or failed less than 30 s ago. A failure is shown, not thrown. */
  load(): Promise<void>;

  /** Reads them anew from their source, as after a transfer. A failure is shown, not thrown. */
  refresh(): Promise<void>;
}

/** The tokens of the account in use, and what they are worth. */
export class TokensFeature implements TokensVerbs, ReadableStore<Portfolio> {
  readonly state$: Stream<Portfolio>;
  readonly #portfolio = new PortfolioStore();
  readonly #loadPortfolio: LoadPortfolio;

  constructor(deps: TokensFeatureDeps) {
    const activeAccount = new ActiveAccount(deps);
    this.state$ = this.#portfolio.state$;
    this.#loadPortfolio = new LoadPortfolio({
      ...deps,
      activeAccount,
      cache: new PortfolioCache(deps),
      discoverAssets: new DiscoverAssets(deps),
      portfolio: this.#portfolio,
      task: new AccountTask({ ...deps, activeAccount }),
    });
  }

  getSnapshot(): Portfolio {
    return this.#portfolio.getSnapshot();
  }

  load(): Promise<void> {
    return this.#loadPortfolio.load();
  }

  refresh(): Promise<void> {
    return this.#loadPortfolio.refresh();
  }
}
