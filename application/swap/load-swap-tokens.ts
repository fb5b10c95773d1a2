import { PORTFOLIO_CACHE_MS } from '../../domain/limits';
import { canSwapOn } from '../../domain/swap/swap';
import { swappableTokens } from '../../domain/swap/swap-state';
import type { TokenBalance } from '../../domain/token/token-balance';
import type { AssetSource } from '../../ports/asset-source';
import type { Clock } from '../../ports/clock';
import type { Logger } from '../../ports/logger';
import type { SwapSource } from '../../ports/swap-source';
import type { AccountInUse, ActiveAccount } from '../session/active-account';
import type { AccountTask } from '../session/account-task';
import type { ShowSnackbar } from '../notification/show-snackbar';
import type { PortfolioCache } from '../tokens/portfolio-cache';
import type { SwapStore } from './swap-store';

export interface LoadSwapTokensDeps {
  readonly activeAccount: ActiveAccount;
  readonly assetSource: AssetSource;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly portfolio: PortfolioCache;
  readonly showSnackbar: ShowSnackbar;
  readonly swap: SwapStore;
  readonly swapSource: SwapSource;
  readonly task: AccountTask;
}

/** Reads which tokens can be exchanged on the network in use, and what the account holds of them. */
export class LoadSwapTokens {
  readonly #deps: LoadSwapTokensDeps;
  #readAtMs = 0;

  constructor(deps: LoadSwapTokensDeps) {
    this.#deps = deps;
  }

  /**
   * Reads them unless that was done less than 30 s ago or is under way. Never throws: a failure is shown
   * where nothing is known yet.
   */
  async execute(): Promise<void> {
    const { activeAccount, clock, swap, task } = this.#deps;
    const account = activeAccount.get();
    if (!account) return;
    if (!canSwapOn(account.network.caipNetworkId)) {
      swap.change({ list: 'unsupported' });
      return;
    }
    const isFresh = Math.abs(clock.now() - this.#readAtMs) < PORTFOLIO_CACHE_MS;
    if (swap.facts.list === 'loaded' && isFresh) return;
    await task.join(account, (signal) => this.#read(account, signal));
  }

  async #read(account: AccountInUse, signal: AbortSignal): Promise<void> {
    const { clock, logger, showSnackbar, swap, swapSource } = this.#deps;
    const { caipNetworkId } = account.network;
    const isKnown = swap.facts.list === 'loaded';
    if (!isKnown) swap.change({ list: 'loading' });
    try {
      const [tokens, held] = await Promise.all([
        swapSource.tokens(account.network, signal),
        this.#holdings(account, signal),
      ]);
      if (signal.aborted) return;
      this.#readAtMs = clock.now();
      const swappable = swappableTokens(tokens, held, caipNetworkId);
      swap.change({ list: 'loaded', tokens: swappable });
      swap.edit({ type: 'tokensRead', tokens: swappable });
    } catch (error) {
      if (signal.aborted) return;
      if (isKnown) {
        logger.warn('The tokens to exchange could not be read anew', error);
        return;
      }
      logger.error('The tokens to exchange could not be read', error);
      swap.change({ list: 'failed' });
      showSnackbar.execute('SWAP_INITIALIZE_FAILED');
    }
  }

  async #holdings(
    { caipAddress, address, network }: AccountInUse,
    signal: AbortSignal,
  ): Promise<readonly TokenBalance[]> {
    const { assetSource, portfolio } = this.#deps;
    const kept = portfolio.read(caipAddress);
    return kept ?? (await assetSource.balances({ address, network }, signal));
  }
}
