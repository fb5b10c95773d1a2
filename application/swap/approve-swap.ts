import type { Scope } from '../scope/scope';
import type { Navigation } from '../navigation/navigation';
import type { Notices } from '../notification/notices';
import { abortable } from '../../domain/abort/abortable';
import { FeatureError } from '../../domain/errors/feature-error';
import { sendFailureOf } from '../../domain/send/send-failure';
import type { SwapApproval } from '../../domain/swap/swap-approval';
import { hasSwapReview, type SwapFlowEvent } from '../../domain/swap/swap-flow';
import type { SwapPermit } from '../../domain/swap/swap-permit';
import type { SwapRequest } from '../../domain/swap/swap-token';
import { showsQuote } from '../../domain/swap/swap-views';
import type { SwapSource } from '../../ports/swap-source';
import type { AccountTask } from '../session/account-task';
import type { CurrentAccount } from '../session/current-account';
import { AskWallet, type AskWalletDeps, type WalletQuestion } from '../review/ask-wallet';
import type { FollowSent } from '../review/follow-sent';
import type { PrepareSwap } from './prepare-swap';
import { swapAllowance } from './swap-allowance';
import type { SwapStore } from './swap-store';

export interface ApproveSwapDeps extends AskWalletDeps {
  readonly followSent: FollowSent;
  readonly navigation: Navigation;
  readonly scope: Scope;

  /** Prepares a review: an edit cancels it. */
  readonly preparing: AccountTask;
  readonly prepareSwap: PrepareSwap;
  readonly notices: Notices;
  readonly swap: SwapStore;
  readonly swapSource: SwapSource;
}

/**
 * Requests exactly the allowance that the visitor reviewed from the wallet, then continues with the exchange.
 */
export class ApproveSwap {
  readonly #deps: ApproveSwapDeps;
  readonly #askWallet: AskWallet;

  constructor(deps: ApproveSwapDeps) {
    this.#deps = deps;
    this.#askWallet = new AskWallet(deps);
  }

  /**
   * Requests it once, however often it is called in the meantime, and waits for the chain. A refusal or a
   * failure is shown, not thrown, and the approval can be confirmed again.
   *
   * @throws `WidgetError` `NOT_CONNECTED`, `SEND_NOT_REVIEWED` unless an approval waits to be
   *   confirmed, and `ABORTED` when the account changes or the form is edited in the meantime.
   */
  async execute(): Promise<void> {
    const { activeAccount, preparing, swap } = this.#deps;
    const account = activeAccount.require();
    const { flow } = swap.facts;
    if (flow.status === 'approving') return preparing.join(account, async () => undefined);
    if (flow.status !== 'approvalReviewed') throw new FeatureError('SEND_NOT_REVIEWED', {});
    await preparing.join(account, (signal) => this.#approve(account, flow.approval, signal));
  }

  async #approve(
    account: CurrentAccount,
    approval: SwapApproval,
    signal: AbortSignal,
  ): Promise<void> {
    const { navigation, prepareSwap, swap } = this.#deps;
    swap.advance({ type: 'approvalConfirmed' });
    const { permit, request } = approval;
    const event = permit
      ? await this.#sign(account, request, permit, signal)
      : await this.#ask(account, approval, signal);
    if (!event) return;
    const next = swap.advance(event);
    await prepareSwap.execute(account, next, signal);
    // The visitor may have left the views of the exchange meanwhile.
    const isShown = next && hasSwapReview(swap.facts.flow);
    if (isShown && showsQuote(navigation.router.current)) navigation.show({ name: 'SwapPreview' });
  }

  /** Requests the wallet's signature of `permit`. */
  async #sign(
    { caipAddress }: CurrentAccount,
    request: SwapRequest,
    permit: SwapPermit,
    signal: AbortSignal,
  ): Promise<SwapFlowEvent> {
    const question: WalletQuestion = ({ calls }, session) =>
      calls?.signPermit?.(permit, caipAddress, session, signal);
    try {
      const signature = await this.#askWallet.sign(caipAddress, question, signal);
      return { type: 'permitSigned', request, permit: { ...permit, signature } };
    } catch (error) {
      signal.throwIfAborted();
      this.#deps.scope.logger.warn('The wallet has not signed the permit', error);
      return { type: 'permitRefused', request };
    }
  }

  /** Requests the allowance. A refusal or a failure is shown; nothing follows it. */
  async #ask(
    account: CurrentAccount,
    approval: SwapApproval,
    signal: AbortSignal,
  ): Promise<SwapFlowEvent | undefined> {
    try {
      await this.#send(account, approval, signal);
      return { type: 'approved', approval };
    } catch (error) {
      signal.throwIfAborted();
      this.#showError(error);
      return undefined;
    }
  }

  async #send(
    { network }: CurrentAccount,
    { call, request }: SwapApproval,
    signal: AbortSignal,
  ): Promise<void> {
    const { followSent, navigation, notices, scope, swap, swapSource } = this.#deps;
    const question: WalletQuestion = ({ calls }, session) =>
      calls?.send(call, request.account, session, signal);
    const asking = this.#askWallet.send(request.account, question, signal);
    const hash = await asking.catch((error: unknown) => {
      const isLeft = signal.aborted && !scope.signal.aborted;
      if (isLeft) notices.show('TRANSACTION_UNANSWERED');
      throw error;
    });
    swap.advance({ type: 'approvalSent' });
    // The visitor may close the modal, change the account or reload the page: the allowance is followed anyway.
    const isWatched = (): boolean => !signal.aborted && showsQuote(navigation.router.current);
    const following = followSent.outcomeOf({ hash, account: request.account, network }, isWatched);
    const outcome = await abortable(following, signal);
    if (outcome === 'succeeded') return;
    // After a speed-up, another transaction has granted the allowance.
    const allowance = await swapAllowance(swapSource, request, signal).catch(() => 0n);
    if (allowance < request.units) throw new FeatureError('TRANSACTION_REVERTED', { hash });
  }

  #showError(error: unknown): void {
    const { notices, scope, swap } = this.#deps;
    const failure = sendFailureOf(error);
    swap.advance({ type: 'approvalFailed', failure });
    if (failure.cause === 'declined') return;
    scope.logger.error('The allowance for the exchange was not granted', error);
    const isPending = failure.cause === 'pending';
    notices.show(isPending ? 'TRANSACTION_PENDING' : 'SWAP_APPROVAL_FAILED');
  }
}
