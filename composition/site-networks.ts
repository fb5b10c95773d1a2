import type { NetworkStore } from '../application/session/network-store';

/** The site's current networks, for the adapters. */
export type SiteNetworks = Pick<NetworkStore, 'inUseOn' | 'namespaces$' | 'requested'>;
