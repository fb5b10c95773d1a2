import { LatestRun } from '../../domain/async/latest-run';
import type { Navigation } from '../navigation/navigation';
import type { Scope } from '../scope/scope';
import { SWAP_QUOTE_DEBOUNCE_MS, SWAP_QUOTE_REFRESH_MS } from '../../domain/swap/swap';
import { swapRequestOf } from '../../domain/swap/swap-state';
import type { SwapRequest } from '../../domain/swap/swap-token';
import { showsQuote } from '../../domain/swap/swap-views';
import { decimalFromUnits } from '../../domain/number/decimal';
import { hasPriceMoved } from '../../domain/token/price-change';
import type { HostPage } from '../../ports/host-page';
import type { SwapSource } from '../../ports/swap-source';
import type { ActiveAccount } from '../session/active-account';
import { abortable } from '../../domain/abort/abortable';
import type { PriceSwap } from './price-swap';
import type { SwapStore } from './swap-store';

export interface QuoteSwapDeps {
  readonly activeAccount: ActiveAccount;
  readonly scope: Scope;
  readonly hostPage: HostPage;
  readonly priceSwap: PriceSwap;
  readonly navigation: Navigation;
  readonly swap: SwapStore;
  readonly swapSource: SwapSource;
}

/**
 * Keeps the quote up to date: requests one 200 ms after the last edit, again where the gas has to be kept
 * back, then every 10 s while the quote, or the review of it, is on show.
 */
export class QuoteSwap {
  readonly #deps: QuoteSwapDeps;
  readonly #quoting = new LatestRun();

  /** Whether quoting waits for the page to become visible again. */
  #isPaused = false;

  constructor(deps: QuoteSwapDeps) {
    this.#deps = deps;
    const subscription = deps.hostPage.visibility$.subscribe((isVisible) => {
      if (isVisible) this.#resume();
      else this.#pause();
    });
    deps.scope.onEnd(() => {
      subscription.unsubscribe();
      this.stop();
    });
  }

  /** Begins again with the current input. Drops the request that is under way. */
  restart(): void {
    this.#begin(async (request, signal) => {
      await this.#deps.scope.clock.sleep(SWAP_QUOTE_DEBOUNCE_MS, signal);
      void this.#price(request, signal);
      await this.#keepQuoting(request, signal);
    });
  }

  /** Stops quoting; a loaded quote stays. */
  stop(): void {
    this.#isPaused = false;
    this.#quoting.cancel();
    this.#deps.swap.edit({ type: 'quoteStopped' });
  }

  /** Only the repeated requests stop while the page is hidden. A first quote is still loaded. */
  #pause(): void {
    if (!this.#quoting.isRunning || this.#deps.swap.facts.form.quote.status !== 'loaded') return;
    this.stop();
    this.#isPaused = true;
  }

  #resume(): void {
    if (this.#isPaused && this.#isOnShow()) this.restart();
  }

  #isOnShow(): boolean {
    const { navigation, swap } = this.#deps;
    const { current } = navigation.router;
    // What was sent stays on show where it was reviewed.
    const isSent = current?.name === 'SwapPreview' && swap.facts.flow.status === 'sent';
    return showsQuote(current) && !isSent;
  }

  #begin(quoting: (request: SwapRequest, signal: AbortSignal) => Promise<void>): void {
    this.stop();
    const request = this.#request();
    if (!request || this.#deps.scope.signal.aborted) return;
    this.#deps.swap.edit({ type: 'quoteRequested' });
    const signal = this.#quoting.start();
    quoting(request, signal).catch((error: unknown) => {
      if (signal.aborted) return;
      this.#deps.scope.logger.warn('The exchange gave no quote', error);
      this.#deps.swap.edit({ type: 'quoteRefused', reason: 'failed' });
    });
  }

  /**
   * Where the gas has to be kept back from the typed amount, a quote for the smaller amount is requested at
   * once.
   */
  async #price(request: SwapRequest, signal: AbortSignal): Promise<void> {
    await this.#deps.priceSwap.execute(request, signal);
    if (signal.aborted || this.#request()?.units === request.units) return;
    this.#begin((less, quoting) => this.#keepQuoting(less, quoting));
  }

  #request(): SwapRequest | undefined {
    const { activeAccount, swap } = this.#deps;
    return swapRequestOf(swap.facts, activeAccount.get()?.caipAddress);
  }

  async #keepQuoting(request: SwapRequest, signal: AbortSignal): Promise<void> {
    const { hostPage, scope, swap, swapSource } = this.#deps;
    for (;;) {
      const toUnits = await abortable(swapSource.quote(request, signal), signal);
      this.#show(request, toUnits);
      await scope.clock.sleep(SWAP_QUOTE_REFRESH_MS, signal);
      if (!this.#isOnShow()) return;
      if (!hostPage.isVisible()) {
        this.#pause();
        return;
      }
      swap.edit({ type: 'quoteRequested' });
    }
  }

  #show({ from, to, units }: SwapRequest, targetUnits: bigint | undefined): void {
    const { swap } = this.#deps;
    if (targetUnits === undefined || targetUnits <= 0n) {
      swap.edit({ type: 'quoteRefused', reason: 'noLiquidity' });
      return;
    }
    const quote = { source: from, target: to, sourceUnits: units, targetUnits };
    swap.edit({ type: 'quoteLoaded', quote });
    this.#compare(targetUnits);
  }

  /** When the price has changed, the visitor reviews again. */
  #compare(units: bigint): void {
    const { swap } = this.#deps;
    const { flow } = swap.facts;
    if (flow.status !== 'reviewed' && flow.status !== 'failed') return;
    const before = decimalFromUnits(flow.review.quotedUnits, 0);
    if (hasPriceMoved(before, decimalFromUnits(units, 0))) swap.advance({ type: 'priceChanged' });
  }
}
