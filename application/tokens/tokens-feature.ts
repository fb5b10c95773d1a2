import type { Holdings } from './holdings';
import type { Scope } from '../scope/scope';
import type { Notices } from '../notification/notices';
import type { Portfolio } from '../../domain/token/portfolio';
import type { Stream } from '../../ports/stream';
import { type ActiveAccount } from '../session/active-account';
import type { ReadableStore } from '../state/readable-store';
import { DiscoverAssets } from './discover-assets';
import { LoadPortfolio } from './load-portfolio';
import { PortfolioStore } from './portfolio-store';

export interface TokensFeatureDeps {
  readonly activeAccount: ActiveAccount;
  readonly holdings: Holdings;
  readonly notices: Notices;
  readonly scope: Scope;
}

/** The verbs for the tokens of the account in use. */
export interface TokensVerbs {
  /**
   * Reads them, unless the last reading or failure was less than 30 s ago. A failure is shown, not thrown.
   */
  load(): Promise<void>;

  /** Reads them again from their source, for example after a transfer. A failure is shown, not thrown. */
  refresh(): Promise<void>;
}

/** The tokens of the account in use, and their value. */
export class TokensFeature implements TokensVerbs, ReadableStore<Portfolio> {
  readonly state$: Stream<Portfolio>;
  readonly #portfolio = new PortfolioStore();
  readonly #loadPortfolio: LoadPortfolio;

  constructor(deps: TokensFeatureDeps) {
    this.state$ = this.#portfolio.state$;
    this.#loadPortfolio = new LoadPortfolio({
      ...deps,
      discoverAssets: new DiscoverAssets(deps),
      portfolio: this.#portfolio,
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
