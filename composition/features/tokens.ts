import { AddedTokens } from '../../application/tokens/added-tokens';
import { TokensFeature } from '../../application/tokens/tokens-feature';
import { priceSource } from '../sources/site-sources';
import type { FeatureParts } from './shared';

/** The tokens of the account in use. */
export async function tokens(parts: FeatureParts): Promise<TokensFeature> {
  return new TokensFeature({
    ...parts,
    addedTokens: new AddedTokens(parts.stored),
    priceSource: await priceSource(parts),
  });
}
