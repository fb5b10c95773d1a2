import type { CaipNetworkId } from '../caip/caip-network-id';
import type { Network } from '../network/network';
import { rpcEndpointsOf } from '../network/rpc-endpoints';
import { hasRelay } from './has-relay';
import { parseSources } from './parse-sources';
import { PUBLIC_RELAY_URL } from './public-relay-url';
import type { Sources } from './sources';
import type { WidgetOptions } from './widget-options';

/**
 * What the widget asks a host for.
 *
 * - `rpc`: balances, fees, names, and outcomes of transactions. The host learns the visitor's address.
 * - `relay`: encrypted messages between the page and a paired wallet.
 * - `indexer`: the transactions of an account. The host learns the visitor's address.
 * - `walletDirectory`: the site's own list of wallets.
 * - `analytics`: the visitor's actions, sent to the site's own collector.
 * - `picture`: pictures of wallets, networks, names, tokens and NFTs.
 * - `tokenList`: the site's own list of tokens.
 * - `nft`: metadata of NFTs. The host learns which ones the visitor looks at.
 * - `price`: the site's own prices of tokens. The host learns which tokens the visitor holds.
 * - `swap`: a service that prepares exchanges. It learns the account, the tokens and the amount.
 * - `embeddedWallet`: the operator's page that holds the keys of visitors without a wallet, in a frame.
 * - `names`: the operator's service of names, gateways to ENS names, and the chains of people. They learn which names and accounts are
 *   looked up.
 * - `onramp`: the operator's service, which opens the pages of providers. It learns the address that receives a purchase.
 */
export type EndpointPurpose =
  | 'rpc'
  | 'embeddedWallet'
  | 'indexer'
  | 'names'
  | 'onramp'
  | 'relay'
  | 'walletDirectory'
  | 'analytics'
  | 'picture'
  | 'tokenList'
  | 'price'
  | 'swap'
  | 'nft';

/**
 * The first moment at which the widget asks a host.
 *
 * - `connected`: a wallet is connected on this network, or the widget looks up a name or a receiver there.
 * - `fallback`: the same, once every endpoint of the network that is listed before it has failed.
 * - `activity`: the visitor sees what the account has done, or holds, on this network.
 * - `pairing`: the widget makes a pairing URI, or connects or restores a paired wallet.
 * - `walletList`: the visitor opens the list of wallets.
 * - `event`: something happens that the widget reports to the collector.
 * - `shown`: the picture comes into view.
 * - `tokens`: the visitor sees the tokens of an account, or those to exchange.
 * - `swapping`: the visitor has typed an amount to exchange.
 * - `login`: the visitor begins a login, or comes back with one.
 * - `buying`: the visitor chooses a provider.
 */
export type EndpointMoment =
  | 'buying'
  | 'swapping'
  | 'connected'
  | 'fallback'
  | 'activity'
  | 'pairing'
  | 'walletList'
  | 'event'
  | 'login'
  | 'shown'
  | 'tokens';

/** A host that the widget may ask. */
export interface Endpoint {
  /** As a Content-Security-Policy names it: `https://rpc.example`. `https:` stands for any host of the web. */
  readonly source: string;

  /** The directive of the policy that it belongs to. */
  readonly directive: 'connect-src' | 'frame-src' | 'img-src';
  /** What it is asked for. */
  readonly purpose: EndpointPurpose;
  /** When it is first asked. */
  readonly moment: EndpointMoment;

  /** The network that the widget reads there. */
  readonly caipNetworkId?: CaipNetworkId;
}

/** Every host that a widget with these options may ask, on `networks`. Services that the site supplies as ports are its own. */
export function endpointsOf(
  options: WidgetOptions,
  networks: readonly Network[],
): readonly Endpoint[] {
  const sources = parseSources(options.sources);
  const found = [
    ...networks.flatMap((network) => rpcOf(network, options)),
    ...networks.flatMap((network) => indexersOf(network, sources)),
    ...asked(hasRelay(options) ? (options.relayUrl ?? PUBLIC_RELAY_URL) : undefined, 'relay'),
    ...asked(options.walletDirectoryUrl, 'walletDirectory'),
    ...asked(options.analyticsUrl, 'analytics'),
    ...frameOf(options),
    ...sourcesOf(sources),
    ...picturesOf(options, networks).map((source) => picture(source)),
  ];
  const distinct = new Map(found.map((endpoint) => [JSON.stringify(endpoint), endpoint]));
  return [...distinct.values()];
}

const moments = {
  relay: 'pairing',
  walletDirectory: 'walletList',
  analytics: 'event',
  tokenList: 'tokens',
  price: 'tokens',
  nft: 'tokens',
  swap: 'swapping',
  onramp: 'buying',
  names: 'connected',
} as const satisfies Partial<Record<EndpointPurpose, EndpointMoment>>;

function asked(url: string | undefined, purpose: keyof typeof moments): readonly Endpoint[] {
  if (url === undefined) return [];
  const source = sourceOf(url);
  return [{ source, directive: 'connect-src', purpose, moment: moments[purpose] }];
}

function frameOf({ authFrameUrl, features }: WidgetOptions): readonly Endpoint[] {
  const { email, socials } = features;
  if (authFrameUrl === undefined || !(email || socials[0])) return [];
  const source = sourceOf(authFrameUrl);
  return [{ source, directive: 'frame-src', purpose: 'embeddedWallet', moment: 'login' }];
}

/** The services of the option `sources`. */
function sourcesOf(sources: Sources): readonly Endpoint[] {
  const { ensGateways = [], ipfsGateways = [], jupiter = {}, names, onramp, prices } = sources;
  const { people = {}, swaps, tokenLists = [] } = sources;
  return [
    ...ipfsGateways.flatMap((gateway) => asked(gateway, 'nft')),
    ...tokenLists.flatMap((list) => (typeof list === 'string' ? asked(list, 'tokenList') : [])),
    ...asked(prices === 'uniswap' ? undefined : prices, 'price'),
    ...asked(typeof swaps === 'object' ? swaps.url : undefined, 'swap'),
    ...Object.values(jupiter).flatMap((service) => asked(service?.url, 'swap')),
    ...asked(onramp?.url, 'onramp'),
    ...asked(names?.url, 'names'),
    ...ensGateways.flatMap((gateway) => asked(gateway, 'names')),
    ...Object.values(people).flatMap((chain) => asked(chain?.url, 'names')),
  ];
}

function rpcOf(network: Network, options: WidgetOptions): readonly Endpoint[] {
  const { caipNetworkId } = network;
  return rpcEndpointsOf(network, options).map(({ url }, index) => ({
    source: sourceOf(url),
    directive: 'connect-src',
    purpose: 'rpc',
    moment: index === 0 ? 'connected' : 'fallback',
    caipNetworkId,
  }));
}

function indexersOf({ caipNetworkId }: Network, sources: Sources): readonly Endpoint[] {
  const indexer = sources.indexers?.[caipNetworkId];
  if (!indexer || indexer.kind === 'nodes') return [];
  const source = sourceOf(indexer.url);
  const purpose = 'indexer';
  return [{ source, directive: 'connect-src', purpose, moment: 'activity', caipNetworkId }];
}

function picture(source: string): Endpoint {
  return { source, directive: 'img-src', purpose: 'picture', moment: 'shown' };
}

/** The hosts of pictures: of those that the site names, and of others as far as the site allows them. */
function picturesOf(options: WidgetOptions, networks: readonly Network[]): readonly string[] {
  const { chainImages, connectorImages, connectors, customWallets, imageProxyUrl } = options;
  const named = [
    ...Object.values(chainImages),
    ...Object.values(connectorImages),
    ...connectors.map(({ imageUrl }) => imageUrl),
    ...customWallets.map(({ imageUrl }) => imageUrl),
    ...networks.map(({ assets }) => assets?.imageUrl),
    imageProxyUrl,
  ];
  const hosts = named.flatMap((url) => (url === undefined || isData(url) ? [] : [sourceOf(url)]));
  // The site's own directory may name pictures on any host.
  const isAnyHost =
    options.walletDirectoryUrl !== undefined ||
    (options.enableRemoteImages && imageProxyUrl === undefined);
  return [...new Set(hosts), ...(isAnyHost ? ['https:'] : [])];
}

function isData(url: string): boolean {
  return /^data:/i.test(url);
}

/** The scheme, the host and the port of an address that was checked. */
function sourceOf(url: string): string {
  const [source = ''] = /^[a-z]+:\/\/[^/?#]+/i.exec(url) ?? [];
  return source.toLowerCase();
}
