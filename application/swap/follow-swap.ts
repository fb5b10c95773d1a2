import { SWAP_PREFILL_WAIT_MS } from '../../domain/swap/swap';
import { NO_SWAP } from '../../domain/swap/swap-state';
import { prefilledSwapForm } from '../../domain/swap/swap-form';
import type { ViewArgs, ViewEntry } from '../../domain/routing/view-name';
import type { Clock } from '../../ports/clock';
import type { ActiveAccount } from '../account/active-account';
import type { Lifetime } from '../lifecycle/lifetime';
import { orUndefinedAfter } from '../lifecycle/or-aborted';
import type { RouterStore } from '../routing/router-store';
import type { EditSwap } from './edit-swap';
import type { LoadSwapTokens } from './load-swap-tokens';
import type { QuoteSwap } from './quote-swap';
import type { SwapStore } from './swap-store';

export interface FollowSwapDeps {
  readonly activeAccount: ActiveAccount;
  readonly clock: Clock;
  readonly editSwap: EditSwap;
  readonly lifetime: Lifetime;
  readonly loadSwapTokens: LoadSwapTokens;
  readonly quoteSwap: QuoteSwap;
  readonly router: RouterStore;
  readonly swap: SwapStore;
}

/** Keeps the swap form true to the account and the network in use, and to what its view was opened with. */
export class FollowSwap {
  readonly #deps: FollowSwapDeps;
  #shown: ViewEntry | undefined;

  constructor(deps: FollowSwapDeps) {
    this.#deps = deps;
  }

  start(): void {
    const { activeAccount, lifetime, quoteSwap, router, swap } = this.#deps;
    activeAccount.onChange(() => {
      quoteSwap.stop();
      swap.advance({ type: 'accountChanged' });
      swap.change({ ...NO_SWAP, flow: swap.facts.flow });
    });
    const subscription = router.state$.subscribe((history) => this.#show(history.at(-1)));
    lifetime.onEnd(() => subscription.unsubscribe());
  }

  #show(entry: ViewEntry | undefined): void {
    if (entry === this.#shown) return;
    const wasSwap = this.#shown?.name === 'Swap';
    this.#shown = entry;
    if (entry?.name !== 'Swap') {
      if (wasSwap && entry?.name !== 'SwapPreview') this.#deps.quoteSwap.stop();
      return;
    }
    void this.#fillIn(entry.args ?? {});
  }

  /** The tokens are named by their symbols: their list is waited for, at most five seconds. */
  async #fillIn(args: ViewArgs): Promise<void> {
    const { clock, editSwap, lifetime, loadSwapTokens, quoteSwap, swap } = this.#deps;
    const loading = loadSwapTokens.execute();
    try {
      const patience = { clock, ms: SWAP_PREFILL_WAIT_MS, signal: lifetime.signal };
      await orUndefinedAfter(patience, () => loading);
    } catch {
      // The widget is gone, or another account is in use: there is nothing to fill in.
      return;
    }
    if (Object.keys(args).length === 0) quoteSwap.restart();
    else editSwap.fillIn(prefilledSwapForm(swap.facts.tokens, args));
  }
}
