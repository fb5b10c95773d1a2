import { abortable } from '../../domain/abort/abortable';
import type { SwapReview } from '../../domain/swap/swap-review';
import type { SwapRequest } from '../../domain/swap/swap-token';
import type { ChainAdapters } from '../../ports/chain-adapter';
import type { Scope } from '../scope/scope';
import type { ActiveAccount } from '../session/active-account';
import type { CurrentAccount } from '../session/current-account';
import type { JudgeSwap } from './judge-swap';

export interface JudgeBundleDeps {
  readonly activeAccount: ActiveAccount;
  readonly adapters: ChainAdapters;
  readonly judge: JudgeSwap;
  readonly scope: Scope;
}

/**
 * Reviews an exchange together with what belongs to it, for wallets that do several calls all or none: the allowance that it
 * needs, and the check of the balance that reverts it.
 */
export class JudgeBundle {
  readonly #deps: JudgeBundleDeps;

  constructor(deps: JudgeBundleDeps) {
    this.#deps = deps;
  }

  /**
   * The exchange with exactly the allowance that it needs, unless it `isAllowed`, and with the check. `undefined` where the
   * wallet does not do all or none, where the token wants another allowance, where there is nothing to do beside an
   * exchange whose call enforces the least itself, and where it could not be prepared: the visitor then approves first.
   *
   * @throws the reason of `signal` as soon as it aborts, and nothing else.
   */
  async execute(
    account: CurrentAccount,
    request: SwapRequest,
    isAllowed: boolean,
    signal: AbortSignal,
  ): Promise<SwapReview | undefined> {
    const { judge, scope } = this.#deps;
    if (isAllowed && !judge.isUnread(account)) return undefined;
    try {
      if (!(await this.#isAtomic(account, request, signal))) return undefined;
      if (isAllowed) {
        const review = await judge.review(account, request, signal, {});
        return review.checks ? review : undefined;
      }
      const approval = await judge.approval(account, request, signal, false);
      if (approval.units !== request.units) return undefined;
      return await judge.review(account, request, signal, { approval });
    } catch (error) {
      signal.throwIfAborted();
      scope.logger.warn('The exchange could not be prepared as one bundle', error);
      return undefined;
    }
  }

  async #isAtomic(
    { namespace }: CurrentAccount,
    request: SwapRequest,
    signal: AbortSignal,
  ): Promise<boolean> {
    const { activeAccount, adapters } = this.#deps;
    const { bundles } = await abortable(adapters.find(namespace), signal);
    const session = activeAccount.session(namespace);
    return session && bundles ? bundles.areAtomic(request.account, session, signal) : false;
  }
}
