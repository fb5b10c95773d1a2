import type { SwapFault, SwapReviewEnd } from '../../../domain/swap/swap-flow';

/** Whether `fault` is why a review ended, and not why none could be made. */
export function isReviewEnd(fault: SwapFault | SwapReviewEnd): fault is SwapReviewEnd {
  return fault === 'accountChanged' || fault === 'bundleRefused' || fault === 'priceChanged';
}
