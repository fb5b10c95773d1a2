import { type ChainNamespace, chainNamespaces } from '../caip/chain-namespace';

/** The fee that every provider states. */
export const ONRAMP_FEE_RANGE = '1-2%';

/** A service that sells tokens for money. The site's configuration says where its page is. */
export interface OnrampProvider {
  readonly name: 'coinbase' | 'meld';
  readonly label: string;
  readonly feeRange: typeof ONRAMP_FEE_RANGE;
  readonly namespaces: readonly ChainNamespace[];
}

/** The providers that sell on each namespace. */
const sellers: { readonly [N in ChainNamespace]: readonly OnrampProvider['name'][] } = {
  bip122: [],
  eip155: ['coinbase', 'meld'],
  polkadot: [],
  solana: ['meld'],
};

/** The providers in the order they are shown. */
export const onrampProviders: readonly OnrampProvider[] = [
  onrampProvider('coinbase', 'Coinbase'),
  onrampProvider('meld', 'Meld.io'),
];

/** The namespaces whose accounts can be topped up with money. */
export const onrampNamespaces = chainNamespaces.filter(
  (namespace) => sellers[namespace].length > 0,
);

/** The providers that sell on `namespace`. */
export function onrampProvidersOn(namespace: ChainNamespace): readonly OnrampProvider[] {
  return onrampProviders.filter(({ namespaces }) => namespaces.includes(namespace));
}

function onrampProvider(name: OnrampProvider['name'], label: string): OnrampProvider {
  const namespaces = chainNamespaces.filter((namespace) => sellers[namespace].includes(name));
  return { name, label, feeRange: ONRAMP_FEE_RANGE, namespaces };
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

/** The name that a card-pay provider has for `chain`, where it is not ours. */
export function providerChainName(chain: CardPayChain): string {
  return chain === 'avalanche' ? 'avalanche-c-chain' : chain;
}

/** How much can be bought at once, in US dollars. */
export const onrampLimits = {
  ach: { min: 10, max: 25_000 },
  card: { min: 10, max: 7_500 },
} as const;

/** The names of the time zones of mainland China, Hong Kong and Macau. */
export const restrictedTimeZones = [
  'ASIA/SHANGHAI',
  'ASIA/URUMQI',
  'ASIA/CHONGQING',
  'ASIA/HARBIN',
  'ASIA/KASHGAR',
  'ASIA/MACAU',
  'ASIA/HONG_KONG',
  'ASIA/MACAO',
  'ASIA/BEIJING',
] as const;

/** Whether `timeZone`, in any letter case, is one of the restricted ones. */
export function isRestrictedTimeZone(timeZone: string): boolean {
  const name = timeZone.toUpperCase();
  return restrictedTimeZones.some((restricted) => restricted === name);
}
