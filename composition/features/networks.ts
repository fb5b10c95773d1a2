import { NetworksFeature } from '../../application/network/networks-feature';
import type { FeatureParts } from './shared';

/** The networks of each namespace: requested, approved and in use. */
export function networks(parts: FeatureParts): NetworksFeature {
  return new NetworksFeature(parts);
}
