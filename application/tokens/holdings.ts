import { Subject } from 'rxjs';
import type { CaipAddress } from '../../domain/caip/caip-address';
import type { TokenBalance } from '../../domain/token/token-balance';
import type { AssetSource } from '../../ports/asset-source';
import type { Stream } from '../../ports/stream';
import type { LoadBalance } from '../balance/load-balance';
import type { Pictures } from '../pictures/pictures';
import type { Scope } from '../scope/scope';
import type { BalanceStore } from '../session/balance-store';
import type { StoredValues } from '../state/stored-values';
import { LeftTransactions } from './left-transactions';
import { PortfolioCache } from './portfolio-cache';

export interface HoldingsDeps {
  readonly assetSource: AssetSource;
  readonly balances: BalanceStore;
  readonly loadBalance: LoadBalance;
  readonly pictures: Pictures;
  readonly scope: Scope;
  readonly stored: StoredValues;
}

/** The holdings of accounts: the native currency and tokens. */
export class Holdings {
  readonly assetSource: AssetSource;
  readonly balances: BalanceStore;

  /** The transactions that will change the holdings. */
  readonly left: LeftTransactions;

  /** Tokens read in the last 30 s. */
  readonly portfolio: PortfolioCache;

  /** The accounts whose holdings have changed. */
  readonly renewed$: Stream<CaipAddress>;

  /** The accounts whose tokens another widget of the site has read. */
  readonly heard$: Stream<CaipAddress>;

  /** The accounts whose holdings the visitor looks at, every few seconds. */
  readonly watched$: Stream<CaipAddress>;
  readonly #renewals = new Subject<CaipAddress>();
  readonly #looks = new Subject<CaipAddress>();
  readonly #hearings = new Subject<CaipAddress>();
  readonly #pictures: Pictures;
  readonly #loadBalance: LoadBalance;

  constructor(deps: HoldingsDeps) {
    const { assetSource, pictures } = deps;
    this.assetSource = {
      balances: async (...query) => pictures.tokens(await assetSource.balances(...query)),
    };
    this.balances = deps.balances;
    this.left = new LeftTransactions(deps.stored, deps.scope);
    this.portfolio = new PortfolioCache({
      native: deps.loadBalance.cache,
      pictures,
      scope: deps.scope,
      stored: deps.stored,
    });
    this.renewed$ = { subscribe: (next) => this.#renewals.subscribe(next) };
    this.heard$ = { subscribe: (next) => this.#hearings.subscribe(next) };
    this.#pictures = pictures;
    this.watched$ = { subscribe: (next) => this.#looks.subscribe(next) };
    this.#loadBalance = deps.loadBalance;
  }

  /** Has tokens of `account` on show read again, where they are older than 30 s. */
  look(account: CaipAddress): void {
    this.#looks.next(account);
  }

  /** Keeps and shows the tokens of `account` as another widget of the site has read them. */
  hear(account: CaipAddress, tokens: readonly TokenBalance[]): void {
    this.portfolio.write(account, this.#pictures.tokens(tokens));
    this.#hearings.next(account);
  }

  /**
   * Drops the cached tokens of `account` after a transaction, and reads its native balance again. The tokens on show are
   * read again as well. Never throws.
   */
  async renew(account: CaipAddress): Promise<void> {
    this.portfolio.forget(account);
    this.#renewals.next(account);
    await this.#loadBalance.renew(account);
  }
}
