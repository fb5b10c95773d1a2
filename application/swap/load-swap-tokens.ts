import { canSwapOn } from '../../domain/swap/swap';
import { swappableTokens } from '../../domain/swap/swap-state';
import type { TokenBalance } from '../../domain/token/token-balance';
import type { AssetSource } from '../../ports/asset-source';
import type { Logger } from '../../ports/logger';
import type { SwapSource } from '../../ports/swap-source';
import type { AccountInUse, ActiveAccount } from '../account/active-account';
import type { AccountTask } from '../account/account-task';
import type { ShowSnackbar } from '../notification/show-snackbar';
import type { PortfolioCache } from '../tokens/portfolio-cache';
import type { SwapStore } from './swap-store';

export interface LoadSwapTokensDeps {
  readonly activeAccount: ActiveAccount;
  readonly assetSource: AssetSource;
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

  constructor(deps: LoadSwapTokensDeps) {
    this.#deps = deps;
  }

  /** Reads them unless that is done or under way. Never throws: a failure is shown. */
  async execute(): Promise<void> {
    const { activeAccount, swap, task } = this.#deps;
    const account = activeAccount.get();
    if (!account || swap.facts.list === 'loaded') return;
    if (!canSwapOn(account.network.caipNetworkId)) {
      swap.change({ list: 'unsupported' });
      return;
    }
    await task.join(account, (signal) => this.#read(account, signal));
  }

  async #read(account: AccountInUse, signal: AbortSignal): Promise<void> {
    const { logger, showSnackbar, swap, swapSource } = this.#deps;
    const { caipNetworkId } = account.network;
    swap.change({ list: 'loading' });
    try {
      const [tokens, held] = await Promise.all([
        swapSource.tokens(account.network, signal),
        this.#holdings(account, signal),
      ]);
      if (signal.aborted) return;
      swap.change({ list: 'loaded', tokens: swappableTokens(tokens, held, caipNetworkId) });
    } catch (error) {
      if (signal.aborted) return;
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
