import type { SwapFault, SwapFlowEvent } from '../../domain/swap/swap-flow';
import type { SignedPermit } from '../../domain/swap/swap-permit';
import type { SwapPreparation } from '../../domain/swap/swap-preparation';
import type { SwapRequest } from '../../domain/swap/swap-token';
import type { SwapSource } from '../../ports/swap-source';
import type { Notices } from '../notification/notices';
import type { Scope } from '../scope/scope';
import type { CurrentAccount } from '../session/current-account';
import { endPreparation } from './end-preparation';
import type { JudgeBundle } from './judge-bundle';
import type { JudgeSwap } from './judge-swap';
import { swapAllowance } from './swap-allowance';
import type { SwapStore } from './swap-store';

export interface PrepareSwapDeps {
  readonly judgeBundle: JudgeBundle;
  readonly judgeSwap: JudgeSwap;
  readonly notices: Notices;
  readonly scope: Scope;
  readonly swap: SwapStore;
  readonly swapSource: SwapSource;
}

/** Prepares an exchange step by step, as its flow says, until the visitor has something to review. */
export class PrepareSwap {
  readonly #deps: PrepareSwapDeps;

  constructor(deps: PrepareSwapDeps) {
    this.#deps = deps;
  }

  /** Takes `first` and what follows. A failure is shown; throws nothing but the reason of `signal`. */
  async execute(
    account: CurrentAccount,
    first: SwapPreparation | undefined,
    signal: AbortSignal,
  ): Promise<void> {
    let next = first;
    while (next) {
      const event = await this.#take(next, account, signal);
      // What comes after an edit belongs to no preparation that follows.
      signal.throwIfAborted();
      next = event && this.#deps.swap.advance(event);
    }
    signal.throwIfAborted();
  }

  /** What has come of `preparation`; nothing where it has failed. */
  async #take(
    preparation: SwapPreparation,
    account: CurrentAccount,
    signal: AbortSignal,
  ): Promise<SwapFlowEvent | undefined> {
    const { judgeBundle, judgeSwap, swapSource } = this.#deps;
    const { request } = preparation;
    switch (preparation.step) {
      case 'tokens':
        return this.#orFault('build', signal, async () => {
          await judgeSwap.checkTokens(account, request, signal);
          return { type: 'tokensChecked', request };
        });
      case 'allowance':
        return this.#orFault('allowance', signal, async () => {
          const units = await swapAllowance(swapSource, request, signal);
          return { type: 'allowanceRead', request, units, isUnread: judgeSwap.isUnread(account) };
        });
      case 'bundle': {
        const { isAllowed, isRight } = preparation;
        const review = await judgeBundle.execute(account, request, isAllowed, signal);
        return review ? { type: 'reviewed', review } : { type: 'notBundled', request, isRight };
      }
      case 'exchange':
        return this.#orFault('build', signal, () => this.#review(account, request, signal));
      case 'signedExchange':
        return this.#signedReview(account, request, preparation.permit, signal);
      case 'approval':
        return this.#orFault('approval', signal, async () => {
          const { withPermit } = preparation;
          const approval = await judgeSwap.approval(account, request, signal, withPermit);
          return { type: 'approvalReviewed', approval };
        });
    }
  }

  async #review(
    account: CurrentAccount,
    request: SwapRequest,
    signal: AbortSignal,
  ): Promise<SwapFlowEvent> {
    const review = await this.#deps.judgeSwap.review(account, request, signal);
    return { type: 'reviewed', review };
  }

  async #signedReview(
    account: CurrentAccount,
    request: SwapRequest,
    permit: SignedPermit,
    signal: AbortSignal,
  ): Promise<SwapFlowEvent> {
    try {
      return await this.#review(account, { ...request, permit }, signal);
    } catch (error) {
      signal.throwIfAborted();
      this.#deps.scope.logger.warn('The exchange did not succeed with the permit', error);
      return { type: 'permitRefused', request };
    }
  }

  /** The event of `work`; where that fails, the preparation ends. */
  async #orFault(
    fault: SwapFault,
    signal: AbortSignal,
    work: () => Promise<SwapFlowEvent>,
  ): Promise<SwapFlowEvent | undefined> {
    try {
      return await work();
    } catch (error) {
      signal.throwIfAborted();
      endPreparation(this.#deps, fault, error);
      return undefined;
    }
  }
}
