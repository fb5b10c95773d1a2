import { ReceiveFeature } from '../../application/receive/receive-feature';
import type { FeatureParts } from './shared';

/** The address and the payment URI for a payer. */
export function receive(parts: FeatureParts): ReceiveFeature {
  return new ReceiveFeature(parts);
}
