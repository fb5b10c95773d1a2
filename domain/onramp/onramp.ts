import { type ChainNamespace, chainNamespaces } from '../caip/chain-namespace';
import {
  type KnownOnrampProvider,
  type OfferedOnramp,
  type OnrampProviderName,
  onrampSellers,
} from './onramp-offer';

/** The fee that Coinbase and Meld.io state. */
export const ONRAMP_FEE_RANGE = '1-2%';

/** A service that sells tokens for money. The site's configuration says where its page is. */
export interface OnrampProvider {
  /** The name by which the site and the widget know it. */
  readonly name: OnrampProviderName;
  /** What the visitor reads. */
  readonly label: string;

  /** Absent where the fee depends on the country and the way to pay: the provider's page says it. */
  readonly feeRange?: typeof ONRAMP_FEE_RANGE;
  /** The namespaces on which it sells. */
  readonly namespaces: readonly ChainNamespace[];
}

/** The providers in the order they are shown. */
export const onrampProviders: readonly OnrampProvider[] = [
  { ...onrampProvider('coinbase', 'Coinbase'), feeRange: ONRAMP_FEE_RANGE },
  { ...onrampProvider('meld', 'Meld.io'), feeRange: ONRAMP_FEE_RANGE },
  onrampProvider('moonpay', 'MoonPay'),
  onrampProvider('transak', 'Transak'),
];

/** The providers of a site's own source that names none. */
export const unnamedOnrampProviders: readonly KnownOnrampProvider[] = ['coinbase', 'meld'];

/** The providers among `offered` that sell on `namespace`, the operator's own ones last. */
export function onrampProvidersOn(
  namespace: ChainNamespace,
  offered: readonly OfferedOnramp[],
): readonly OnrampProvider[] {
  const own = offered.filter((one) => typeof one !== 'string');
  const known = onrampProviders.filter(({ name }) => offered.some((one) => one === name));
  return [...known, ...own].filter(({ namespaces }) => namespaces.includes(namespace));
}

function onrampProvider(name: KnownOnrampProvider, label: string): OnrampProvider {
  const namespaces = chainNamespaces.filter((namespace) => onrampSellers[namespace].includes(name));
  return { name, label, namespaces };
}

/** The chains on which tokens can be bought by card. */
export const cardPayChains = [
  'ethereum',
  'arbitrum',
  'polygon',
  'berachain',
  'avalanche',
  'optimism',
  'celo',
  'base',
] as const;

/** A chain on which tokens can be bought by card. */
export type CardPayChain = (typeof cardPayChains)[number];

/** The chain that is offered for a network on which nothing can be bought by card. */
export const FALLBACK_CARD_PAY_CHAIN: CardPayChain = 'ethereum';

const cardPayChainsByNetwork: ReadonlyMap<string, CardPayChain> = new Map([
  ['Ethereum', 'ethereum'],
  ['Arbitrum One', 'arbitrum'],
  ['Polygon', 'polygon'],
  ['Berachain', 'berachain'],
  ['Avalanche', 'avalanche'],
  ['OP Mainnet', 'optimism'],
  ['Celo', 'celo'],
  ['Base', 'base'],
]);

/** The chain on which tokens for the network of this name are bought. */
export function cardPayChainOf(networkName: string): CardPayChain {
  return cardPayChainsByNetwork.get(networkName) ?? FALLBACK_CARD_PAY_CHAIN;
}
