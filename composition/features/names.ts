import { NamesFeature } from '../../application/names/names-feature';
import { NameService } from '../../ports/name-service';
import type { FeatureParts } from './shared';

/** Names for accounts of the embedded wallet. */
export function names(parts: FeatureParts): NamesFeature {
  return new NamesFeature({ ...parts, nameService: parts.ports.get(NameService) });
}
