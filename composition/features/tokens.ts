import { TokensFeature } from '../../application/tokens/tokens-feature';
import type { FeatureParts } from './shared';

/** The tokens of the account in use. */
export function tokens(parts: FeatureParts): TokensFeature {
  return new TokensFeature(parts);
}
