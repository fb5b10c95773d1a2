import { SwapFeature } from '../../application/swap/swap-feature';
import { swapSource } from '../sources/site-sources';
import type { FeatureParts } from './shared';

/** Exchanges of tokens. */
export async function swap(parts: FeatureParts): Promise<SwapFeature> {
  return new SwapFeature({ ...parts, swapSource: await swapSource(parts) });
}
