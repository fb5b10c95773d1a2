import { SwapFeature } from '../../application/swap/swap-feature';
import { SwapSource } from '../../ports/swap-source';
import type { FeatureParts } from './shared';

/** Exchanges of tokens. */
export function swap(parts: FeatureParts): SwapFeature {
  return new SwapFeature({ ...parts, swapSource: parts.ports.get(SwapSource) });
}
