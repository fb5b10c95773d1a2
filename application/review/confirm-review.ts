import type { Scope } from '../scope/scope';
import type { Notices } from '../notification/notices';
import type { CaipAddress } from '../../domain/caip/caip-address';
import { FeatureError } from '../../domain/errors/feature-error';
import type { SnackbarCode } from '../../domain/messages/snackbar-code';
import type { Network } from '../../domain/network/network';
import { type SendFailure, sendFailureOf } from '../../domain/send/send-failure';
import { AskWallet, type AskWalletDeps, type WalletQuestion } from './ask-wallet';
import { explorerLink } from './explorer-link';

export interface ConfirmReviewDeps extends AskWalletDeps {
  readonly scope: Scope;
  readonly notices: Notices;
}

/** The steps of a review after the visitor has confirmed it. */
export type ConfirmEvent =
  | { readonly type: 'confirmed' }
  | { readonly type: 'sent'; readonly hash: string }
  | { readonly type: 'failed'; readonly failure: SendFailure };

/** The review of one feature, as {@link ConfirmReview} reads and advances it. */
export interface ReviewFlow<Review extends object> {
  /** The review on show, where it is ready to be confirmed. */
  reviewed(): Review | undefined;
  accountOf(review: Review): CaipAddress;
  questionOf(review: Review): WalletQuestion;

  /** The network whose explorer knows what was sent, by its hash. */
  networkOf(review: Review): Network | undefined;
  advance(event: ConfirmEvent): void;

  /** Further steps once the wallet has refused, after the failure is in the flow. */
  onRefused?(review: Review, error: unknown): void;

  /** Further steps once the wallet has sent it, or reports that it was sent before. */
  onSent(review: Review): void;

  /**
   * The message to a visitor where it could not be sent. Not called after a refusal, nor where it was sent
   * already.
   */
  failureTextOf(review: Review): SnackbarCode;
}

/** Requests that the wallet send exactly what was reviewed: once, for the reviewed account. */
export class ConfirmReview<Review extends object> {
  readonly #deps: ConfirmReviewDeps;
  readonly #askWallet: AskWallet;
  readonly #flow: ReviewFlow<Review>;
  #running: Promise<string> | undefined;

  constructor(deps: ConfirmReviewDeps, flow: ReviewFlow<Review>) {
    this.#deps = deps;
    this.#askWallet = new AskWallet(deps);
    this.#flow = flow;
  }

  /**
   * Sends it once, however often it is called while the wallet is asked. Resolves with the transaction's
   * hash, or with the id of a bundle.
   *
   * @throws `WidgetError` `SEND_NOT_REVIEWED`, also where the account or chain is not the reviewed one
   *   any more, and what the wallet answers.
   */
  execute(): Promise<string> {
    this.#running ??= this.#send().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #send(): Promise<string> {
    const { notices, scope } = this.#deps;
    const flow = this.#flow;
    const review = flow.reviewed();
    const account = review && flow.accountOf(review);
    if (!account || !this.#askWallet.isInUse(account)) {
      throw new FeatureError('SEND_NOT_REVIEWED', {});
    }
    flow.advance({ type: 'confirmed' });
    try {
      const hash = await this.#askWallet.send(account, flow.questionOf(review), scope.signal);
      flow.advance({ type: 'sent', hash });
      notices.show('TRANSACTION_STARTED', explorerLink(flow.networkOf(review), hash));
      flow.onSent(review);
      return hash;
    } catch (error) {
      if (!scope.signal.aborted) this.#showError(review, error);
      throw error;
    }
  }

  #showError(review: Review, error: unknown): void {
    const { notices, scope } = this.#deps;
    const failure = sendFailureOf(error);
    this.#flow.advance({ type: 'failed', failure });
    this.#flow.onRefused?.(review, error);
    if (failure.cause === 'declined') return;
    scope.logger.error('A transaction could not be sent', error);
    if (failure.cause === 'pending') {
      notices.show('TRANSACTION_PENDING');
      this.#flow.onSent(review);
      return;
    }
    notices.show(this.#flow.failureTextOf(review));
  }
}
