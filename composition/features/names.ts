import { NamesFeature } from '../../application/names/names-feature';
import { NameService } from '../../ports/name-service';
import type { FeatureParts } from './shared';

/** Names for accounts of the embedded wallet. */
export function names(parts: FeatureParts): NamesFeature {
  const { activeAccount, adapters, approvals, connectors, features, identities } = parts;
  const { navigation, notices, ports, scope } = parts;
  return new NamesFeature({
    activeAccount,
    adapters,
    approvals,
    connectors,
    features,
    identities,
    nameService: ports.get(NameService, 'sources.names'),
    navigation,
    notices,
    scope,
  });
}
