import { AddedTokens } from '../../application/tokens/added-tokens';
import { TokensFeature } from '../../application/tokens/tokens-feature';
import { parseSources } from '../../domain/options/parse-sources';
import { priceSource } from '../sources/site-sources';
import type { FeatureParts } from './shared';

/** The tokens of the account in use. */
export async function tokens(parts: FeatureParts): Promise<TokensFeature> {
  const { rates } = parseSources(parts.options.sources);
  return new TokensFeature({
    ...parts,
    addedTokens: new AddedTokens(parts.stored),
    currencies: rates && (await import('../sources/rates')).siteCurrencies(rates, parts),
    priceSource: await priceSource(parts),
  });
}
