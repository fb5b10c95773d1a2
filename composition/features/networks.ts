import { NetworksFeature } from '../../application/network/networks-feature';
import type { Core } from '../core';

/** The networks of each namespace: requested, approved and in use. */
export function networks(core: Core): NetworksFeature {
  return new NetworksFeature(core);
}
