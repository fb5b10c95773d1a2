import { SwapFeature } from '../../application/swap/swap-feature';
import { parsedSources } from '../sources/parsed-sources';
import { swapSource } from '../sources/site-sources';
import type { FeatureParts } from './shared';

/** Exchanges of tokens. */
export async function swap(parts: FeatureParts): Promise<SwapFeature> {
  const { unreadSwaps: sendsUnread = false } = parsedSources(parts);
  return new SwapFeature({ ...parts, sendsUnread, swapSource: await swapSource(parts) });
}
