import type { Navigation } from '../navigation/navigation';
import type { Scope } from '../scope/scope';
import type { Notices } from '../notification/notices';
import { abortable } from '../../domain/abort/abortable';
import { isWidgetError } from '../../domain/errors/catalogued-error';
import { FeatureError } from '../../domain/errors/feature-error';
import type { SwapApproval } from '../../domain/swap/swap-approval';
import type { SwapFault, SwapFaultReason } from '../../domain/swap/swap-flow';
import type { SignedPermit } from '../../domain/swap/swap-permit';
import { swapRequestOf } from '../../domain/swap/swap-state';
import type { SwapRequest } from '../../domain/swap/swap-token';
import { showsQuote } from '../../domain/swap/swap-views';
import { requireUnambiguousAmount } from '../../domain/token/amount';
import type { ChainAdapters } from '../../ports/chain-adapter';
import type { SwapSource } from '../../ports/swap-source';
import type { AccountTask } from '../session/account-task';
import type { ActiveAccount } from '../session/active-account';
import type { CurrentAccount } from '../session/current-account';
import type { SwapJudges } from './judge-bundle';
import type { SwapStore } from './swap-store';

export interface ReviewSwapDeps {
  readonly activeAccount: ActiveAccount;
  readonly adapters: ChainAdapters;

  /** Downloads what judges, for the first review. */
  readonly loadJudges: () => Promise<SwapJudges>;
  readonly scope: Scope;
  readonly notices: Notices;
  readonly navigation: Navigation;
  readonly swap: SwapStore;
  readonly swapSource: SwapSource;
  readonly task: AccountTask;
}

const faultSnackbars = {
  allowance: 'SWAP_ALLOWANCE_FAILED',
  approval: 'SWAP_APPROVAL_FAILED',
  build: 'SWAP_BUILD_FAILED',
} as const satisfies Record<SwapFault, string>;

/** Prepares an exchange: shows the missing allowance, or the exchange that will be sent. */
export class ReviewSwap {
  readonly #deps: ReviewSwapDeps;

  constructor(deps: ReviewSwapDeps) {
    this.#deps = deps;
  }

  /**
   * Prepares the exchange of the form; if a preparation is under way, waits for that. A failure is shown, not
   * thrown.
   *
   * @throws `WidgetError` `NOT_CONNECTED`, `AMOUNT_AMBIGUOUS`, `SWAP_INCOMPLETE`, `SWAP_UNSUPPORTED`,
   *   and `ABORTED` when the account changes in the meantime.
   */
  async execute(): Promise<void> {
    const { activeAccount, swap, task } = this.#deps;
    const account = activeAccount.require();
    if (task.isRunning) return task.join(account, async () => undefined);
    const { step } = swap.getSnapshot();
    const request = swapRequestOf(swap.facts, account.caipAddress);
    requireUnambiguousAmount(swap.facts.form.sourceAmount);
    if (step !== 'review' || !request) throw new FeatureError('SWAP_INCOMPLETE', { step });
    await task.join(account, (signal) => this.#prepare(account, request, signal));
  }

  /**
   * Continues once `approval` is granted: shows the exchange, or the next allowance where this one is smaller than what
   * is exchanged. Some tokens want an old allowance ended first. Opens nothing for a visitor who has left the views of
   * the exchange meanwhile. Throws nothing but `ABORTED`.
   */
  async proceed(
    account: CurrentAccount,
    { request, units }: SwapApproval,
    signal: AbortSignal,
  ): Promise<void> {
    const isEnough = units >= request.units;
    const isReady = isEnough
      ? await this.#judge(account, request, signal)
      : await this.#judgeApproval(account, request, signal);
    const { router } = this.#deps.navigation;
    if (isReady && showsQuote(router.current)) this.#showPreview();
  }

  /**
   * Continues once the visitor has signed `permit`, or has not. Without it, or where the exchange does not succeed with
   * it, it shows the approval that it would have replaced. Throws nothing but `ABORTED`.
   */
  async proceedSigned(
    account: CurrentAccount,
    request: SwapRequest,
    permit: SignedPermit | undefined,
    signal: AbortSignal,
  ): Promise<void> {
    const { loadJudges, navigation, scope, swap } = this.#deps;
    const signed = permit && { ...request, permit };
    const judging =
      signed && loadJudges().then(({ judge }) => judge.review(account, signed, signal));
    const review = await judging?.catch((error: unknown) => {
      signal.throwIfAborted();
      scope.logger.warn('The exchange did not succeed with the permit', error);
      return undefined;
    });
    if (review) swap.advance({ type: 'reviewed', review });
    const isReady = review ? true : await this.#judgeApproval(account, request, signal, false);
    if (isReady && showsQuote(navigation.router.current)) this.#showPreview();
  }

  /**
   * Whether the exchange may take the source token. The native currency is sent along with the call and needs
   * no allowance.
   *
   * @throws what `SwapSource.allowance` throws.
   */
  async mayTake(request: SwapRequest, signal: AbortSignal): Promise<boolean> {
    return (await this.#allowance(request, signal)) >= request.units;
  }

  async #allowance(request: SwapRequest, signal: AbortSignal): Promise<bigint> {
    if (request.from.address === undefined) return request.units;
    return abortable(this.#deps.swapSource.allowance(request, signal), signal);
  }

  async #prepare(
    account: CurrentAccount,
    request: SwapRequest,
    signal: AbortSignal,
  ): Promise<void> {
    const { adapters, loadJudges, swap } = this.#deps;
    const { calls, outcomes } = await abortable(adapters.find(account.namespace), signal);
    const { caipNetworkId } = account.network;
    if (!calls || !outcomes) throw new FeatureError('SWAP_UNSUPPORTED', { caipNetworkId });
    swap.advance({ type: 'prepared' });
    const isTrue = await this.#orTell('build', signal, async () => {
      await (await loadJudges()).judge.checkTokens(account, request, signal);
      return true;
    });
    if (!isTrue) return;
    const allowance = await this.#orTell('allowance', signal, () =>
      this.#allowance(request, signal),
    );
    if (allowance === undefined) return;
    const mayTake = allowance >= request.units;
    // A call that cannot be read may take all that is allowed: that is made exactly what is given.
    const isRight =
      allowance > request.units ? !(await loadJudges()).judge.isUnread(account) : mayTake;
    const isReady =
      (await this.#judgeTogether(account, request, mayTake, signal)) ||
      (isRight
        ? await this.#judge(account, request, signal)
        : await this.#judgeApproval(account, request, signal));
    if (isReady) this.#showPreview();
  }

  #showPreview(): void {
    this.#deps.navigation.show({ name: 'SwapPreview' });
  }

  /** Makes the review of the exchange. Returns whether there is one. */
  async #judge(
    account: CurrentAccount,
    request: SwapRequest,
    signal: AbortSignal,
  ): Promise<boolean> {
    const { loadJudges, swap } = this.#deps;
    const review = await this.#orTell('build', signal, async () =>
      (await loadJudges()).judge.review(account, request, signal),
    );
    if (review) swap.advance({ type: 'reviewed', review });
    return review !== undefined;
  }

  /** The same for the exchange with what belongs to it, where the wallet does all or none. */
  async #judgeTogether(
    account: CurrentAccount,
    request: SwapRequest,
    isAllowed: boolean,
    signal: AbortSignal,
  ): Promise<boolean> {
    const { loadJudges, swap } = this.#deps;
    const { together } = await abortable(loadJudges(), signal);
    const review = await together.execute(account, request, isAllowed, signal);
    if (review) swap.advance({ type: 'reviewed', review });
    return review !== undefined;
  }

  /** The same for the allowance that the exchange needs. */
  async #judgeApproval(
    account: CurrentAccount,
    request: SwapRequest,
    signal: AbortSignal,
    withPermit = true,
  ): Promise<boolean> {
    const { loadJudges, swap } = this.#deps;
    const approval = await this.#orTell('approval', signal, async () =>
      (await loadJudges()).judge.approval(account, request, signal, withPermit),
    );
    if (approval) swap.advance({ type: 'approvalReviewed', approval });
    return approval !== undefined;
  }

  /** The result of `work`, or `undefined` where it fails; a snackbar says so. */
  async #orTell<T>(
    fault: SwapFault,
    signal: AbortSignal,
    work: () => Promise<T>,
  ): Promise<T | undefined> {
    const { notices, scope, swap } = this.#deps;
    try {
      return await work();
    } catch (error) {
      signal.throwIfAborted();
      const isTooWide = isWidgetError(error, 'SWAP_ALLOWANCE_TOO_WIDE');
      const shown = isTooWide ? 'allowance' : fault;
      swap.advance({ type: 'faulted', fault: shown, why: faultReasonOf(error) });
      scope.logger.error('The exchange could not be prepared', error);
      notices.show(faultSnackbars[fault]);
      return undefined;
    }
  }
}

function faultReasonOf(error: unknown): SwapFaultReason {
  if (isWidgetError(error, 'TOKEN_MISMATCH')) return 'token';
  const isRefused =
    isWidgetError(error, 'SERVICE_RESPONSE_INVALID') ||
    isWidgetError(error, 'SWAP_ALLOWANCE_TOO_WIDE');
  return isRefused ? 'refused' : 'failed';
}
