import { isBundleRefusal } from '../../domain/transaction/bundle-refusal';
import { confirmableSwap } from '../../domain/swap/swap-flow';
import type { Holdings } from '../tokens/holdings';
import type { Navigation } from '../navigation/navigation';
import { EMPTY_SWAP_FORM } from '../../domain/swap/swap-form';
import { bundleOf, type SwapReview } from '../../domain/swap/swap-review';
import { ConfirmReview, type ConfirmReviewDeps } from '../review/confirm-review';
import type { SwapStore } from './swap-store';

export interface ConfirmSwapDeps extends ConfirmReviewDeps {
  readonly holdings: Holdings;
  readonly navigation: Navigation;
  readonly swap: SwapStore;
}

/** Confirms the reviewed exchange. */
export function confirmSwap(deps: ConfirmSwapDeps): ConfirmReview<SwapReview> {
  const { holdings, navigation, swap } = deps;
  return new ConfirmReview(deps, {
    reviewed: () => confirmableSwap(swap.facts.flow),
    accountOf: ({ request }) => request.account,
    questionOf: (review) => {
      const { call, request } = review;
      const bundle = bundleOf(review);
      return ({ bundles, calls }, session, signal) =>
        bundle
          ? bundles?.send(bundle, request.account, session, signal)
          : calls?.send(call, request.account, session, signal);
    },
    advance: (event) => swap.advance(event),
    onRefused: (review, error) => {
      if (bundleOf(review) && isBundleRefusal(error)) swap.advance({ type: 'bundleRefused' });
    },
    onSent: ({ request }) => {
      holdings.portfolio.forget(request.account);
      swap.change({ form: EMPTY_SWAP_FORM, list: 'idle' });
      if (navigation.router.current?.name === 'SwapPreview') navigation.router.reset('Account');
    },
    failureTextOf: () => 'SWAP_TRANSACTION_FAILED',
  });
}
