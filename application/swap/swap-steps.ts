import type { SwapReview } from '../../domain/swap/swap-review';
import type { ConfirmReview } from '../review/confirm-review';
import { ApproveSwap, type ApproveSwapDeps } from './approve-swap';
import { confirmSwap, type ConfirmSwapDeps } from './confirm-swap';
import { JudgeBundle, type SwapJudges } from './judge-bundle';
import { JudgeSwap, type JudgeSwapDeps } from './judge-swap';

/** What follows the form of an exchange: downloaded for the first review. */
export interface SwapSteps extends SwapJudges {
  readonly approve: ApproveSwap;
  readonly confirm: ConfirmReview<SwapReview>;
}

/** Makes them over the parts of the feature. */
export function swapSteps(deps: ApproveSwapDeps & ConfirmSwapDeps & JudgeSwapDeps): SwapSteps {
  const judge = new JudgeSwap(deps);
  return {
    approve: new ApproveSwap(deps),
    confirm: confirmSwap(deps),
    judge,
    together: new JudgeBundle({ ...deps, judge }),
  };
}
