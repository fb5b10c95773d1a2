import { formatCaipNetworkId } from '../caip/caip-network-id';
import { chainNamespaces, type ChainNamespace } from '../caip/chain-namespace';
import {
  aBoolean,
  aListOf,
  allOf,
  anAddress,
  anImage,
  aNumber,
  anObject,
  aText,
  type Check,
  oneOf,
  refuse,
  someOf,
} from '../options/check';
import type { NativeCurrency, Network } from './network';

/**
 * A network as a site may write it: ours, or a chain object of viem's shape. Without a
 * `chainNamespace` it is an EVM chain. What else the object holds is left alone.
 */
export interface NetworkInput {
  readonly id: number | string;
  readonly name: string;
  readonly nativeCurrency: NativeCurrency;
  readonly rpcUrls: { readonly default: { readonly http: readonly string[] } };
  readonly chainNamespace?: ChainNamespace | undefined;
  readonly blockExplorers?:
    { readonly default: { readonly name: string; readonly url: string } } | undefined;
  readonly testnet?: boolean | undefined;
  readonly assets?: Network['assets'] | undefined;
}

const someAssets = someOf<NonNullable<Network['assets']>>({ imageId: aText, imageUrl: anImage });
const anEndpoint = anAddress('https://', 'http://');
const aCurrency = allOf<NativeCurrency>(
  { name: aText, symbol: aText, decimals: aNumber(0, 255) },
  'name',
  'symbol',
  'decimals',
);

/** Checks a {@link NetworkInput} and fills in what follows from it. */
export const aNetwork: Check<Network> = (value, option) => {
  const input = anObject(value, option) as Partial<NetworkInput>;
  const path = (name: string): string => `${option}.${name}`;
  const namespace = oneOf(chainNamespaces)(
    input.chainNamespace ?? 'eip155',
    path('chainNamespace'),
  );
  const { blockExplorers, testnet, assets } = input;
  return {
    id: anId(input.id, path('id')),
    chainNamespace: namespace,
    caipNetworkId: formatCaipNetworkId({ namespace, chainReference: String(input.id) }),
    name: aText(input.name, path('name')),
    nativeCurrency: aCurrency(input.nativeCurrency, path('nativeCurrency')),
    rpcUrls: {
      default: {
        http: aListOf(anEndpoint)(input.rpcUrls?.default?.http, path('rpcUrls.default.http')),
      },
    },
    ...(blockExplorers && {
      blockExplorers: {
        default: {
          name: aText(blockExplorers.default?.name, path('blockExplorers.default.name')),
          url: anEndpoint(blockExplorers.default?.url, path('blockExplorers.default.url')),
        },
      },
    }),
    ...(testnet !== undefined && { testnet: aBoolean(testnet, path('testnet')) }),
    ...(assets && { assets: someAssets(assets, path('assets')) }),
  };
};

function anId(value: unknown, option: string): number | string {
  const isChainId = typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
  const isReference = typeof value === 'string' && /^[-_a-zA-Z0-9]{1,32}$/.test(value);
  return isChainId || isReference
    ? value
    : refuse(option, 'a chain id above 0, or a CAIP-2 reference');
}
