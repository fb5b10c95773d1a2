import { AddedTokens } from '../../application/tokens/added-tokens';
import { TokensFeature } from '../../application/tokens/tokens-feature';
import { parseSources } from '../../domain/options/parse-sources';
import { priceSource } from '../sources/site-sources';
import type { FeatureParts } from './shared';

/** The tokens of the account in use. */
export async function tokens(parts: FeatureParts): Promise<TokensFeature> {
  const { activeAccount, adapters, holdings, hostPage, notices, options, scope, stored } = parts;
  const { rates } = parseSources(options.sources);
  return new TokensFeature({
    activeAccount,
    adapters,
    addedTokens: new AddedTokens(stored),
    currencies: rates && (await import('../sources/rates')).siteCurrencies(rates, parts),
    holdings,
    hostPage,
    notices,
    priceSource: await priceSource(parts),
    scope,
    stored,
  });
}
