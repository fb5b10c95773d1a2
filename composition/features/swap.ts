import { SwapFeature } from '../../application/swap/swap-feature';
import { parsedSources } from '../sources/parsed-sources';
import { swapSource } from '../sources/site-sources';
import type { FeatureParts } from './shared';

/** Exchanges of tokens. */
export async function swap(parts: FeatureParts): Promise<SwapFeature> {
  const { unreadSwaps: sendsUnread = false } = parsedSources(parts);
  const {
    activeAccount,
    adapters,
    approvals,
    holdings,
    hostPage,
    navigation,
    networks,
    notices,
    pictures,
    scope,
  } = parts;
  return new SwapFeature({
    activeAccount,
    adapters,
    approvals,
    holdings,
    hostPage,
    navigation,
    networks,
    notices,
    pictures,
    scope,
    sendsUnread,
    swapSource: await swapSource(parts),
  });
}
