import { chainNamespaces } from '../../domain/caip/chain-namespace';
import { identityOf } from '../../domain/connection/wallet-identity';
import { knownWalletPairs } from '../../domain/connection/wallet-pairs';
import type { KeptWallets } from '../../ports/wallet-family';
import type { ChainParts } from './chain';

/** The options for wallets of the page: which ones the widget looks for, and their names and pictures. */
export function pageWallets({ options, stored }: Pick<ChainParts, 'options' | 'stored'>) {
  return {
    kept: keptWallets({ options, stored }),
    page: globalThis.window,
    external: options.connectors,
    images: options.connectorImages,
    enableAnnounced: options.enableEIP6963,
    enableInjected: options.enableInjected,
  };
}

/**
 * The wallets that are listed however many others announce themselves: connected or used on an earlier visit,
 * featured by the site, or known to the package.
 */
export function keptWallets({
  options,
  stored,
}: Pick<ChainParts, 'options' | 'stored'>): KeptWallets {
  const recent = stored.recentWallets().map(({ id, rdns }) => rdns ?? identityOf(id));
  const connected = chainNamespaces.flatMap((namespace) => {
    const id = stored.connectorId(namespace);
    return id === undefined ? [] : [identityOf(id)];
  });
  const known = [...options.featuredWalletIds, ...knownWalletPairs.flat()];
  return {
    identities: new Set([...recent, ...connected, ...known]),
    faces: new Set(chainNamespaces.flatMap((namespace) => stored.connectedFace(namespace) ?? [])),
  };
}
