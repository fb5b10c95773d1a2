import type { Navigation } from '../navigation/navigation';
import type { Scope } from '../scope/scope';
import { SWAP_PREFILL_WAIT_MS } from '../../domain/swap/swap';
import { isSwapNetworkChoice, swapNetworkChoice } from '../../domain/swap/swap-network-choice';
import { NO_SWAP } from '../../domain/swap/swap-state';
import { EMPTY_SWAP_FORM, prefilledSwapForm } from '../../domain/swap/swap-form';
import { showsQuote } from '../../domain/swap/swap-views';
import type { ViewEntry } from '../../domain/routing/view-name';
import type { SwapSource } from '../../ports/swap-source';
import type { ActiveAccount } from '../session/active-account';
import type { NetworkStore } from '../session/network-store';
import { withTimeout } from '../scope/with-timeout';
import type { EditSwap } from './edit-swap';
import type { LoadSwapTokens } from './load-swap-tokens';
import type { PriceSwap } from './price-swap';
import type { QuoteSwap } from './quote-swap';
import { servesNetwork } from './serves-network';
import type { SwapStore } from './swap-store';

export interface FollowSwapDeps {
  readonly activeAccount: ActiveAccount;
  readonly scope: Scope;
  readonly editSwap: EditSwap;
  readonly loadSwapTokens: LoadSwapTokens;
  readonly priceSwap: PriceSwap;
  readonly quoteSwap: QuoteSwap;
  readonly navigation: Navigation;
  readonly networks: NetworkStore;
  readonly swap: SwapStore;
  readonly swapSource: SwapSource;
}

/**
 * Updates the swap form when the account or the network in use changes, and fills in its view's arguments.
 */
export class FollowSwap {
  readonly #deps: FollowSwapDeps;
  #shown: ViewEntry | undefined;
  #filled: ViewEntry | undefined;

  constructor(deps: FollowSwapDeps) {
    this.#deps = deps;
  }

  start(): void {
    const { activeAccount, navigation, priceSwap, quoteSwap, scope, swap, swapSource } = this.#deps;
    activeAccount.onChange((account) => {
      quoteSwap.stop();
      priceSwap.forget();
      swap.advance({ type: 'accountChanged' });
      const { flow, slippage } = swap.facts;
      swap.change({ ...NO_SWAP, flow, slippage });
      const entry = navigation.router.current;
      if (entry?.name === 'Swap') void this.#load(entry);
      const isSettled = account && servesNetwork(swapSource, account.network);
      if (isSettled && isSwapNetworkChoice(entry))
        navigation.router.update((history) => history.slice(0, -1));
    });
    scope.follow([navigation.router], () => this.#show(navigation.router.current));
  }

  #show(entry: ViewEntry | undefined): void {
    if (entry === this.#shown) return;
    const hadQuote = showsQuote(this.#shown);
    this.#shown = entry;
    if (entry?.name !== 'Swap') {
      if (hadQuote && !showsQuote(entry)) this.#deps.quoteSwap.stop();
      return;
    }
    void this.#fillIn(entry);
  }

  async #fillIn(entry: ViewEntry): Promise<void> {
    const { editSwap, navigation, priceSwap, quoteSwap, swap } = this.#deps;
    const { args } = entry;
    // On a return to the view, the typed input stays and the arguments are not applied again.
    const isNew = args !== undefined && entry !== this.#filled;
    priceSwap.forget();
    // What stood there first belongs to another exchange.
    if (isNew) editSwap.fillIn(EMPTY_SWAP_FORM);
    if (!(await this.#load(entry)) || navigation.router.current !== entry) return;
    const { source, sourceAmount, target } = swap.facts.form;
    if (!isNew || source || target) {
      quoteSwap.restart();
      return;
    }
    this.#filled = entry;
    const form = prefilledSwapForm(swap.facts.tokens, args);
    editSwap.fillIn(sourceAmount === '' ? form : { ...form, sourceAmount });
  }

  /**
   * The arguments name the tokens by symbol, so the list of tokens is awaited, for at most five seconds.
   * Returns whether there is anything to fill in.
   */
  async #load(entry: ViewEntry): Promise<boolean> {
    const { loadSwapTokens, navigation, networks, scope, swap, swapSource } = this.#deps;
    const loading = loadSwapTokens.execute();
    try {
      const timeout = { clock: scope.clock, ms: SWAP_PREFILL_WAIT_MS, signal: scope.signal };
      await withTimeout(timeout, () => loading);
    } catch {
      // The widget was disposed, or the account changed: there is nothing to fill in.
      return false;
    }
    if (swap.facts.list !== 'unsupported') return true;
    const served = networks.requested().filter((network) => servesNetwork(swapSource, network));
    if (navigation.router.current === entry) navigation.show(swapNetworkChoice(served));
    return false;
  }
}
