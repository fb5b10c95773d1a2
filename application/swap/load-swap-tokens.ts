import type { Holdings } from '../tokens/holdings';
import type { Pictures } from '../pictures/pictures';
import type { Scope } from '../scope/scope';
import type { Notices } from '../notification/notices';
import { PORTFOLIO_CACHE_MS } from '../../domain/limits';
import { swappableTokens } from '../../domain/swap/swap-state';
import { withNativeUnits } from '../../domain/token/native-token';
import type { TokenBalance } from '../../domain/token/token-balance';
import type { SwapSource } from '../../ports/swap-source';
import type { ActiveAccount } from '../session/active-account';
import type { CurrentAccount } from '../session/current-account';
import type { AccountTask } from '../session/account-task';
import { servesNetwork } from './serves-network';
import type { SwapStore } from './swap-store';

export interface LoadSwapTokensDeps {
  readonly activeAccount: ActiveAccount;
  readonly holdings: Holdings;
  readonly notices: Notices;
  readonly scope: Scope;
  readonly swap: SwapStore;
  readonly pictures: Pictures;
  readonly swapSource: SwapSource;
}

/** Reads the tokens that can be exchanged on the network in use, and the account's balances of them. */
export class LoadSwapTokens {
  readonly #deps: LoadSwapTokensDeps;
  readonly #task: AccountTask;
  #readAtMs = 0;

  constructor(deps: LoadSwapTokensDeps) {
    this.#deps = deps;
    this.#task = deps.activeAccount.task();
    deps.scope.during(
      deps.holdings.balances.state$.subscribe(() => this.#followCoin()),
      deps.holdings.watched$.subscribe(() => {
        if (deps.swap.facts.list === 'loaded') void this.execute();
      }),
    );
  }

  /**
   * Reads them unless the last reading was less than 30 s ago or is under way. Never throws: a failure is
   * shown where no tokens are known yet.
   */
  async execute(): Promise<void> {
    const { activeAccount, scope, swap, swapSource } = this.#deps;
    const account = activeAccount.get();
    if (!account) return;
    if (!servesNetwork(swapSource, account.network)) {
      swap.change({ list: 'unsupported' });
      return;
    }
    const isFresh = Math.abs(scope.clock.now() - this.#readAtMs) < PORTFOLIO_CACHE_MS;
    if (swap.facts.list === 'loaded' && isFresh) return;
    await this.#task.join(account, (signal) => this.#read(account, signal));
  }

  /** The balance of the native currency is read more often than the list of tokens. */
  #followCoin(): void {
    const { activeAccount, holdings, swap } = this.#deps;
    const account = activeAccount.get();
    const units = account && holdings.portfolio.nativeUnits(account.caipAddress);
    if (!account || units === undefined) return;
    const known = swap.facts.tokens;
    const tokens = withNativeUnits(known, account.network.caipNetworkId, units);
    if (tokens === known) return;
    swap.change({ tokens });
    swap.edit({ type: 'tokensRead', tokens });
  }

  async #read(account: CurrentAccount, signal: AbortSignal): Promise<void> {
    const { notices, pictures, scope, swap, swapSource } = this.#deps;
    const { caipNetworkId } = account.network;
    const isKnown = swap.facts.list === 'loaded';
    if (!isKnown) swap.change({ list: 'loading' });
    try {
      const [tokens, held] = await Promise.all([
        swapSource.tokens(account.network, signal),
        this.#holdings(account, signal),
      ]);
      if (signal.aborted) return;
      this.#readAtMs = scope.clock.now();
      const swappable = swappableTokens(pictures.tokens(tokens), held, caipNetworkId);
      swap.change({ list: 'loaded', tokens: swappable });
      swap.edit({ type: 'tokensRead', tokens: swappable });
    } catch (error) {
      if (signal.aborted) return;
      if (isKnown) {
        scope.logger.warn('The tokens to exchange could not be read again', error);
        return;
      }
      scope.logger.error('The tokens to exchange could not be read', error);
      swap.change({ list: 'failed' });
      notices.show('SWAP_INITIALIZE_FAILED');
    }
  }

  async #holdings(
    { caipAddress, address, network }: CurrentAccount,
    signal: AbortSignal,
  ): Promise<readonly TokenBalance[]> {
    const { holdings } = this.#deps;
    const kept = holdings.portfolio.read(caipAddress);
    return kept ?? (await holdings.assetSource.balances({ address, network }, signal));
  }
}
