import type { Holdings } from './holdings';
import type { Scope } from '../scope/scope';
import type { Notices } from '../notification/notices';
import { BALANCE_RETRY_GAP_MS, PORTFOLIO_CACHE_MS } from '../../domain/limits';
import type { CaipAddress } from '../../domain/caip/caip-address';
import { nextPortfolio } from '../../domain/token/portfolio';
import type { TokenBalance } from '../../domain/token/token-balance';
import { withoutTokens } from '../../domain/token/without-tokens';
import type { AssetQuery } from '../../ports/asset-source';
import type { ActiveAccount } from '../session/active-account';
import type { CurrentAccount } from '../session/current-account';
import type { AccountTask } from '../session/account-task';
import type { AddedTokens } from './added-tokens';
import type { DiscoverAssets } from './discover-assets';
import type { PortfolioStore } from './portfolio-store';
import type { PriceTokens } from './price-tokens';

/** How many tokens are priced before a view says which rows are in sight. */
const PRICED_ROWS = 20;

/** Which tokens are priced as they are read: the first twenty, or none, because the caller says which ones are in sight. */
export interface HowToLoad {
  /** `first`: those of the first twenty tokens; `none`: no prices. */
  readonly prices?: 'first' | 'none';
}

/** Whether the source may answer from its cache, and whether the visitor sees that the tokens are read. */
interface HowToRead {
  readonly mustBeFresh?: true;
  readonly isQuiet?: true;
}

export interface LoadPortfolioDeps {
  readonly activeAccount: ActiveAccount;
  readonly addedTokens: AddedTokens;
  readonly discoverAssets: DiscoverAssets;
  readonly holdings: Holdings;
  readonly notices: Notices;
  readonly portfolio: PortfolioStore;
  readonly priceTokens: PriceTokens;
  readonly scope: Scope;
}

/** Reads the tokens of the account in use: from its wallet where that lists them, else from the service. */
export class LoadPortfolio {
  readonly #deps: LoadPortfolioDeps;
  readonly #task: AccountTask;
  /** How many tokens are priced with each list. */
  #pricedRows = PRICED_ROWS;
  #failure: { readonly caipAddress: string; readonly atMs: number } | undefined;
  #latest: { readonly caipAddress: string; readonly atMs: number } | undefined;

  constructor(deps: LoadPortfolioDeps) {
    this.#deps = deps;
    this.#task = deps.activeAccount.task();
    deps.activeAccount.onChange(() => {
      deps.portfolio.update((portfolio) => nextPortfolio(portfolio, { type: 'reset' }));
    });
    deps.scope.during(
      deps.holdings.renewed$.subscribe((account) => {
        const isOnShow = deps.portfolio.getSnapshot().status !== 'idle';
        if (isOnShow && deps.activeAccount.get()?.caipAddress === account) void this.refresh();
      }),
      deps.holdings.heard$.subscribe((account) => this.#hear(account)),
      deps.holdings.watched$.subscribe((account) => this.#look(account)),
      deps.holdings.balances.state$.subscribe(() => this.#followNative()),
    );
  }

  /**
   * Reads them, unless they were read less than 30 s ago, failed less than 30 s ago or are being read.
   * Never throws: a failure is shown.
   */
  async load({ prices = 'first' }: HowToLoad = {}): Promise<void> {
    this.#pricedRows = prices === 'first' ? PRICED_ROWS : 0;
    const { activeAccount, holdings } = this.#deps;
    const account = activeAccount.get();
    if (!account || !account.network.isSupported) return;
    const cached = holdings.portfolio.read(account.caipAddress);
    if (cached) {
      this.#show(cached);
      return;
    }
    if (this.#failedLately(account)) {
      this.#showFailure();
      return;
    }
    await this.#task.join(account, (signal) => this.#read(account, signal));
  }

  /** Reads them again from their source, for example after a transfer. Never throws: a failure is shown. */
  async refresh(): Promise<void> {
    const { activeAccount, holdings } = this.#deps;
    const account = activeAccount.get();
    if (!account || !account.network.isSupported) return;
    holdings.portfolio.forget(account.caipAddress);
    await this.#task.restart(account, (signal) =>
      this.#read(account, signal, { mustBeFresh: true }),
    );
  }

  /** Reads tokens on show again as their cache ends. What is shown stays until there is an answer. */
  #look(watched: CaipAddress): void {
    const { activeAccount, holdings, portfolio, scope } = this.#deps;
    const account = activeAccount.get();
    const isOnShow = portfolio.getSnapshot().status === 'loaded';
    if (!account || account.caipAddress !== watched || !isOnShow) return;
    const isOwn = this.#latest?.caipAddress === watched;
    const readAtMs = (isOwn ? this.#latest?.atMs : holdings.portfolio.keptAt(watched)) ?? 0;
    if (Math.abs(scope.clock.now() - readAtMs) < PORTFOLIO_CACHE_MS) return;
    void this.#task.join(account, (signal) => this.#read(account, signal, { isQuiet: true }));
  }

  /** Shows tokens that another widget of the site has read. */
  #hear(heard: CaipAddress): void {
    const { activeAccount, holdings, portfolio, scope } = this.#deps;
    const tokens = holdings.portfolio.read(heard);
    const isOnShow = portfolio.getSnapshot().status === 'loaded';
    if (!tokens || !isOnShow || activeAccount.get()?.caipAddress !== heard) return;
    this.#latest = { caipAddress: heard, atMs: scope.clock.now() };
    this.#show(tokens);
  }

  async #read(account: CurrentAccount, signal: AbortSignal, how: HowToRead = {}): Promise<void> {
    const { holdings, notices, portfolio, scope } = this.#deps;
    const askedAtMs = scope.clock.now();
    this.#latest = { caipAddress: account.caipAddress, atMs: askedAtMs };
    if (!how.isQuiet) portfolio.update((state) => nextPortfolio(state, { type: 'requested' }));
    try {
      const answer = await this.#ask(account, signal, how);
      if (signal.aborted) return;
      // A service that indexes the chain may know less than the chain.
      const tokens = holdings.portfolio.withNewerNative(account.caipAddress, answer, askedAtMs);
      holdings.portfolio.write(account.caipAddress, tokens);
      this.#failure = undefined;
      this.#show(tokens);
    } catch (error) {
      if (signal.aborted) return;
      if (how.isQuiet) {
        scope.logger.warn(`The tokens of ${account.caipAddress} could not be read again`, error);
        return;
      }
      this.#failure = { caipAddress: account.caipAddress, atMs: scope.clock.now() };
      portfolio.update((state) => nextPortfolio(state, { type: 'failed' }));
      scope.logger.error(`The tokens of ${account.caipAddress} could not be read`, error);
      notices.show('TOKEN_BALANCE_UNAVAILABLE');
    }
  }

  /** The balance of the native currency is read more often than the list. */
  #followNative(): void {
    const { activeAccount, holdings, portfolio } = this.#deps;
    const account = activeAccount.get();
    const units = account && holdings.portfolio.nativeUnits(account.caipAddress);
    if (!account || units === undefined) return;
    const chainId = account.network.caipNetworkId;
    portfolio.update((state) => nextPortfolio(state, { type: 'nativeRead', chainId, units }));
  }

  async #ask(
    account: CurrentAccount,
    signal: AbortSignal,
    { isQuiet, mustBeFresh }: HowToRead,
  ): Promise<readonly TokenBalance[]> {
    const { discoverAssets, holdings } = this.#deps;
    const discovered = await discoverAssets.execute(account, signal, isQuiet);
    const { address, network } = account;
    const query = { address, network, ...(mustBeFresh && { mustBeFresh }) };
    if (!discovered) return holdings.assetSource.balances(query, signal);
    return [...discovered, ...(await this.#added(discovered, query, signal))];
  }

  /** The tokens that the visitor has added, as far as the wallet does not list them. */
  async #added(
    discovered: readonly TokenBalance[],
    query: AssetQuery,
    signal: AbortSignal,
  ): Promise<readonly TokenBalance[]> {
    const { addedTokens, holdings, scope } = this.#deps;
    const added = addedTokens.on(query.network.caipNetworkId);
    const missing = withoutTokens(added, discovered).map(({ address }) => address);
    if (missing.length === 0) return [];
    try {
      const balances = await holdings.assetSource.balances(query, signal);
      return balances.filter(({ address }) => address !== undefined && missing.includes(address));
    } catch (error) {
      signal.throwIfAborted();
      scope.logger.warn('The tokens that were added could not be read', error);
      return [];
    }
  }

  #failedLately({ caipAddress }: CurrentAccount): boolean {
    const failure = this.#failure;
    if (failure?.caipAddress !== caipAddress) return false;
    return Math.abs(this.#deps.scope.clock.now() - failure.atMs) < BALANCE_RETRY_GAP_MS;
  }

  /** Shows the failure again where another account has been in use since then. */
  #showFailure(): void {
    this.#deps.portfolio.update((state) =>
      state.status === 'idle'
        ? nextPortfolio(nextPortfolio(state, { type: 'requested' }), { type: 'failed' })
        : state,
    );
  }

  #show(tokens: readonly TokenBalance[]): void {
    const { portfolio, priceTokens } = this.#deps;
    priceTokens.forget();
    portfolio.update((state) => nextPortfolio(state, { type: 'loaded', tokens }));
    void priceTokens.execute(portfolio.getSnapshot().tokens.slice(0, this.#pricedRows));
  }
}
