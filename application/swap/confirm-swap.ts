import { isBundleRefusal } from '../../domain/transaction/bundle-refusal';
import { confirmableSwap } from '../../domain/swap/swap-flow';
import type { Holdings } from '../tokens/holdings';
import type { Navigation } from '../navigation/navigation';
import { caipNetworkIdOf } from '../../domain/caip/caip-address';
import { findNetwork } from '../../domain/network/find-network';
import { EMPTY_SWAP_FORM } from '../../domain/swap/swap-form';
import { bundleOf, type SwapReview } from '../../domain/swap/swap-review';
import { ConfirmReview, type ConfirmReviewDeps } from '../review/confirm-review';
import { showSent } from '../review/show-sent';
import type { NetworkStore } from '../session/network-store';
import type { SwapStore } from './swap-store';

export interface ConfirmSwapDeps extends ConfirmReviewDeps {
  readonly holdings: Holdings;
  readonly navigation: Navigation;
  readonly networks: NetworkStore;
  readonly swap: SwapStore;
}

/** Confirms the reviewed exchange. */
export function confirmSwap(deps: ConfirmSwapDeps): ConfirmReview<SwapReview> {
  const { holdings, navigation, networks, swap } = deps;
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
    // What the wallet gives for a bundle is no hash that an explorer knows.
    networkOf: (review) =>
      bundleOf(review)
        ? undefined
        : findNetwork(networks.requested(), caipNetworkIdOf(review.request.account)),
    advance: (event) => swap.advance(event),
    onRefused: (review, error) => {
      if (bundleOf(review) && isBundleRefusal(error)) swap.advance({ type: 'bundleRefused' });
    },
    onSent: ({ request }) => {
      holdings.portfolio.forget(request.account);
      swap.change({ form: EMPTY_SWAP_FORM, list: 'idle' });
      if (navigation.router.current?.name === 'SwapPreview')
        showSent(deps, 'SwapPreview', swap.facts.flow);
    },
    failureTextOf: () => 'SWAP_TRANSACTION_FAILED',
  });
}
