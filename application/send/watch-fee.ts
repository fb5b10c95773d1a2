import type { Navigation } from '../navigation/navigation';
import type { Scope } from '../scope/scope';
import { abortable } from '../../domain/abort/abortable';
import { LatestRun } from '../../domain/async/latest-run';
import { addressOf, parseCaipAddress } from '../../domain/caip/caip-address';
import { FEE_POLL_MS } from '../../domain/limits';
import { hasFeeGrown } from '../../domain/send/fee-growth';
import type { SendReview } from '../../domain/send/send-review';
import type { ChainAdapters } from '../../ports/chain-adapter';
import type { HostPage } from '../../ports/host-page';
import type { SendStore } from './send-store';

export interface WatchFeeDeps {
  readonly adapters: ChainAdapters;
  readonly hostPage: HostPage;
  readonly navigation: Navigation;
  readonly scope: Scope;
  readonly send: SendStore;
}

/**
 * Estimates the fee again while a review is on show in a visible page, and ends the review when it has grown: the visitor confirms
 * the fee that is shown.
 */
export class WatchFee {
  readonly #deps: WatchFeeDeps;
  readonly #runs = new LatestRun();
  #watched: SendReview | undefined;

  constructor(deps: WatchFeeDeps) {
    this.#deps = deps;
    deps.scope.onEnd(() => this.#runs.cancel());
  }

  start(): void {
    const { navigation, scope, send } = this.#deps;
    scope.follow([send, navigation.router], () => this.#look());
  }

  #look(): void {
    const { navigation, send } = this.#deps;
    const { flow } = send.getSnapshot();
    const isOnShow = navigation.router.current?.name === 'WalletSendPreview';
    const review = isOnShow && flow.status === 'reviewed' ? flow.review : undefined;
    if (review === this.#watched) return;
    this.#watched = review;
    this.#runs.cancel();
    // A fee that the transfer names can not grow.
    const isFixed = review?.request.fee !== undefined;
    if (!isFixed && review?.feeUnits !== undefined) void this.#watch(review, review.feeUnits);
  }

  async #watch(review: SendReview, shown: bigint): Promise<void> {
    const { hostPage, scope, send } = this.#deps;
    if (scope.signal.aborted) return;
    const signal = this.#runs.start();
    try {
      while (!signal.aborted) {
        await scope.clock.sleep(FEE_POLL_MS, signal);
        if (!hostPage.isVisible()) continue;
        const fee = await this.#feeOf(review, signal);
        if (fee === undefined || !hasFeeGrown(shown, fee)) continue;
        send.advance({ type: 'feeGrown' });
        return;
      }
    } catch (error) {
      if (!signal.aborted) scope.logger.warn('The fee on show could not be watched', error);
    }
  }

  /** The cost of what was reviewed now; `undefined` where it can not be read at the moment. */
  async #feeOf({ network, request }: SendReview, signal: AbortSignal): Promise<bigint | undefined> {
    const { adapters, scope } = this.#deps;
    const { from, to, token, units } = request;
    const { fees } = await abortable(adapters.find(parseCaipAddress(from).namespace), signal);
    try {
      const question = { token, network, from: addressOf(from), to, units };
      return (await fees?.transferFee(question, signal))?.cost;
    } catch (error) {
      signal.throwIfAborted();
      scope.logger.warn('The cost of sending could not be read', error);
      return undefined;
    }
  }
}
