import type { ChainNamespace } from '../caip/chain-namespace';
import type { LinkHost, OpenableLink } from '../wallet/wallet-link';

/** A wallet that does not pair on a phone: its app opens the page in its own browser. */
const wallets = {
  'app.phantom': (page, origin, { platform }) =>
    platform === 'android'
      ? `intent://browse/${page}?ref=${origin}#Intent;scheme=phantom;package=app.phantom;end`
      : `https://phantom.app/ul/browse/${page}?ref=${origin}`,
  'com.solflare': byNamespace({
    bip122: undefined,
    eip155: undefined,
    polkadot: undefined,
    solana: (page, origin) => `https://solflare.com/ul/v1/browse/${page}?ref=${origin}`,
  }),
  'com.coinbase.wallet': byNamespace({
    bip122: undefined,
    eip155: (page) => `cbwallet://miniapp?url=${page}`,
    polkadot: undefined,
    solana: (page) => `https://go.cb-w.com/dapp?cb_url=${page}`,
  }),
} as const satisfies Record<string, BrowseLink>;

type BrowseLink = (page: string, origin: string, visit: BrowsedVisit) => string | undefined;

interface BrowsedVisit {
  readonly platform: LinkHost['platform'];

  /** The namespace that the visitor wants to connect. */
  readonly namespace: ChainNamespace;
}

/** The link of a wallet whose app opens pages on some namespaces only. */
function byNamespace(links: Readonly<Record<ChainNamespace, BrowseLink | undefined>>): BrowseLink {
  return (page, origin, visit) => links[visit.namespace]?.(page, origin, visit);
}

/** The page to open in a wallet's own browser, and the visitor's surroundings. */
export interface InAppVisit extends BrowsedVisit, Pick<LinkHost, 'isTelegram' | 'isFramed'> {
  /** The page's own address. */
  readonly pageUrl: string;
}

/**
 * The link that opens the page in the browser of the wallet with this rdns. Returns `undefined` for a wallet
 * without such a browser, or whose browser does not serve this namespace.
 */
export function inAppBrowserLink(rdns: string, visit: InAppVisit): OpenableLink | undefined {
  if (!isBrowsing(rdns)) return undefined;
  const [page, origin] = [visit.pageUrl, originOf(visit.pageUrl)].map(encodeURIComponent);
  const href = page && origin ? wallets[rdns](page, origin, visit) : undefined;
  if (href === undefined) return undefined;
  if (visit.isTelegram) return { href, target: '_blank' };
  return { href, target: visit.isFramed ? '_top' : '_self' };
}

function isBrowsing(rdns: string): rdns is keyof typeof wallets {
  return Object.hasOwn(wallets, rdns);
}

function originOf(url: string): string {
  return /^https?:\/\/[^/?#]+/i.exec(url)?.[0] ?? '';
}
