import type { SwapReview } from '../../domain/swap/swap-review';
import type { ConfirmReview } from '../review/confirm-review';
import { ApproveSwap, type ApproveSwapDeps } from './approve-swap';
import { confirmSwap, type ConfirmSwapDeps } from './confirm-swap';
import { JudgeBundle } from './judge-bundle';
import { JudgeSwap, type JudgeSwapDeps } from './judge-swap';
import { PrepareSwap } from './prepare-swap';

/** What follows the form of an exchange: downloaded for the first review. */
export interface SwapSteps {
  readonly prepare: PrepareSwap;
  readonly approve: ApproveSwap;
  readonly confirm: ConfirmReview<SwapReview>;
}

/** What the steps need of the feature. */
export type SwapStepsDeps = Omit<ApproveSwapDeps, 'prepareSwap'> & ConfirmSwapDeps & JudgeSwapDeps;

/** Makes them over the parts of the feature. */
export function swapSteps(deps: SwapStepsDeps): SwapSteps {
  const { activeAccount, adapters, approvals, followSent, navigation, notices } = deps;
  const { holdings, preparing, scope, swap, swapSource } = deps;
  const judgeSwap = new JudgeSwap(deps);
  const judgeBundle = new JudgeBundle({ activeAccount, adapters, judge: judgeSwap, scope });
  const prepare = new PrepareSwap({ judgeBundle, judgeSwap, notices, scope, swap, swapSource });
  return {
    prepare,
    approve: new ApproveSwap({
      activeAccount,
      adapters,
      approvals,
      followSent,
      holdings,
      navigation,
      notices,
      prepareSwap: prepare,
      preparing,
      scope,
      swap,
      swapSource,
    }),
    confirm: confirmSwap(deps),
  };
}
