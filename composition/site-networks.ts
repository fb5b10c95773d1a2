import type { NetworkStore } from '../application/session/network-store';

/** The site's networks right now, as adapters see them. */
export type SiteNetworks = Pick<NetworkStore, 'inUseOn' | 'namespaces$' | 'requested'>;
