import type { SiteNetworks } from '../site-networks';
import type { TokenParts } from './token-lists';

/** The dependencies of a source of the site. */
export interface SourceParts extends TokenParts {
  readonly networks: SiteNetworks;
}
