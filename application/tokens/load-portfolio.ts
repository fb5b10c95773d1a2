import { BALANCE_RETRY_GAP_MS } from '../../domain/limits';
import { nextPortfolio } from '../../domain/token/portfolio';
import type { TokenBalance } from '../../domain/token/token-balance';
import type { AssetSource } from '../../ports/asset-source';
import type { Clock } from '../../ports/clock';
import type { Logger } from '../../ports/logger';
import type { AccountInUse, ActiveAccount } from '../session/active-account';
import type { AccountTask } from '../session/account-task';
import type { ShowSnackbar } from '../notification/show-snackbar';
import type { DiscoverAssets } from './discover-assets';
import type { PortfolioCache } from './portfolio-cache';
import type { PortfolioStore } from './portfolio-store';

export interface LoadPortfolioDeps {
  readonly activeAccount: ActiveAccount;
  readonly assetSource: AssetSource;
  readonly cache: PortfolioCache;
  readonly clock: Clock;
  readonly discoverAssets: DiscoverAssets;
  readonly logger: Logger;
  readonly portfolio: PortfolioStore;
  readonly showSnackbar: ShowSnackbar;
  readonly task: AccountTask;
}

/** Reads the tokens of the account in use: from its wallet where that lists them, else from the service. */
export class LoadPortfolio {
  readonly #deps: LoadPortfolioDeps;
  #failure: { readonly caipAddress: string; readonly atMs: number } | undefined;

  constructor(deps: LoadPortfolioDeps) {
    this.#deps = deps;
    deps.activeAccount.onChange(() => {
      deps.portfolio.update((portfolio) => nextPortfolio(portfolio, { type: 'reset' }));
    });
  }

  /**
   * Reads them, unless they were read less than 30 s ago, failed less than 30 s ago or are being read.
   * Never throws: a failure is shown.
   */
  async load(): Promise<void> {
    const { activeAccount, cache } = this.#deps;
    const account = activeAccount.get();
    if (!account || !account.network.isSupported) return;
    const cached = cache.read(account.caipAddress);
    if (cached) {
      this.#show(cached);
      return;
    }
    if (this.#failedLately(account)) {
      this.#showFailure();
      return;
    }
    await this.#deps.task.join(account, (signal) => this.#read(account, signal));
  }

  /** Reads them anew from their source, as after a transfer. Never throws: a failure is shown. */
  async refresh(): Promise<void> {
    const { activeAccount, cache, task } = this.#deps;
    const account = activeAccount.get();
    if (!account || !account.network.isSupported) return;
    cache.forget(account.caipAddress);
    await task.restart(account, (signal) => this.#read(account, signal, true));
  }

  async #read(account: AccountInUse, signal: AbortSignal, mustBeFresh?: true): Promise<void> {
    const { cache, clock, logger, portfolio, showSnackbar } = this.#deps;
    portfolio.update((state) => nextPortfolio(state, { type: 'requested' }));
    try {
      const tokens = await this.#ask(account, signal, mustBeFresh);
      if (signal.aborted) return;
      cache.write(account.caipAddress, tokens);
      this.#failure = undefined;
      this.#show(tokens);
    } catch (error) {
      if (signal.aborted) return;
      this.#failure = { caipAddress: account.caipAddress, atMs: clock.now() };
      portfolio.update((state) => nextPortfolio(state, { type: 'failed' }));
      logger.error(`The tokens of ${account.caipAddress} could not be read`, error);
      showSnackbar.execute('TOKEN_BALANCE_UNAVAILABLE');
    }
  }

  async #ask(
    account: AccountInUse,
    signal: AbortSignal,
    mustBeFresh?: true,
  ): Promise<readonly TokenBalance[]> {
    const { assetSource, discoverAssets } = this.#deps;
    const discovered = await discoverAssets.execute(account, signal);
    if (discovered) return discovered;
    const { address, network } = account;
    return assetSource.balances({ address, network, ...(mustBeFresh && { mustBeFresh }) }, signal);
  }

  #failedLately({ caipAddress }: AccountInUse): boolean {
    const failure = this.#failure;
    if (failure?.caipAddress !== caipAddress) return false;
    return Math.abs(this.#deps.clock.now() - failure.atMs) < BALANCE_RETRY_GAP_MS;
  }

  /** Says so again where another account has been in use since then. */
  #showFailure(): void {
    this.#deps.portfolio.update((state) =>
      state.status === 'idle'
        ? nextPortfolio(nextPortfolio(state, { type: 'requested' }), { type: 'failed' })
        : state,
    );
  }

  #show(tokens: readonly TokenBalance[]): void {
    this.#deps.portfolio.update((portfolio) =>
      nextPortfolio(portfolio, { type: 'loaded', tokens }),
    );
  }
}
