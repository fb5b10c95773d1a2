import { confirmableSwap } from '../../domain/swap/swap-flow';
import { EMPTY_SWAP_FORM } from '../../domain/swap/swap-form';
import type { SwapReview } from '../../domain/swap/swap-review';
import { ConfirmReview, type ConfirmReviewDeps } from '../review/confirm-review';
import type { RouterStore } from '../navigation/router-store';
import type { PortfolioCache } from '../tokens/portfolio-cache';
import type { SwapStore } from './swap-store';

export interface ConfirmSwapDeps extends ConfirmReviewDeps {
  readonly portfolio: PortfolioCache;
  readonly router: RouterStore;
  readonly swap: SwapStore;
}

/** What confirms the exchange that was reviewed. */
export function confirmSwap(deps: ConfirmSwapDeps): ConfirmReview<SwapReview> {
  const { portfolio, router, swap } = deps;
  return new ConfirmReview(deps, {
    reviewed: () => confirmableSwap(swap.facts.flow),
    accountOf: ({ request }) => request.account,
    questionOf:
      ({ call, request }) =>
      ({ calls }, session, signal) =>
        calls?.send(call, request.account, session, signal),
    advance: (event) => swap.advance(event),
    onSent: ({ request }) => {
      portfolio.forget(request.account);
      swap.change({ form: EMPTY_SWAP_FORM, list: 'idle' });
      if (router.current?.name === 'SwapPreview') router.reset('Account');
    },
    failureTextOf: () => 'SWAP_TRANSACTION_FAILED',
  });
}
