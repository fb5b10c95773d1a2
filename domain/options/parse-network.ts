import type { CaipNetworkId } from '../caip/caip-network-id';
import { isCaipNetworkId, isChainReference } from '../caip/chain-id-grammar';
import { chainNamespaces, type ChainNamespace } from '../caip/chain-namespace';
import {
  aBoolean,
  aListOf,
  allOf,
  anUrl,
  anImage,
  anObject,
  aText,
  aWholeNumber,
  type Check,
  checkType,
  oneOf,
  refuse,
  someOf,
} from './check';
import { withoutPrototype } from '../outside/without-prototype';
import type { NativeCurrency, Network } from '../network/network';
import { hasNumberedId } from '../network/network-id';

/**
 * A network as a site may write it: ours, or a chain object of viem's shape. Without a `chainNamespace` it is
 * an EVM chain. Other fields of the object are ignored.
 */
export interface NetworkInput {
  /** The chain id of an EVM chain, as a number or its digits; the CAIP-2 reference of another one. */
  readonly id: number | string;
  /** What the visitor reads. */
  readonly name: string;
  /** The currency of its fees. */
  readonly nativeCurrency: NativeCurrency;
  /** Its JSON-RPC endpoints, the preferred one first. */
  readonly rpcUrls: { readonly default: { readonly http: readonly string[] } };
  /** Its CAIP-104 namespace; `eip155` when absent. */
  readonly chainNamespace?: ChainNamespace | undefined;
  /** Where transactions and addresses are linked to. */
  readonly blockExplorers?:
    { readonly default: { readonly name: string; readonly url: string } } | undefined;
  /** Whether its money is worth nothing. */
  readonly testnet?: boolean | undefined;
  /** Its logo. */
  readonly assets?: Network['assets'] | undefined;
  /** The id that older Solana wallets know it by. */
  readonly deprecatedCaipNetworkId?: string | undefined;
  /** The SS58 prefix of a Polkadot chain that the widget does not know, from 0 to 16383. */
  readonly ss58Prefix?: number | undefined;
}

const aChainId: Check<number> = (value, option) => {
  const isWritten = typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value));
  const chainId = isWritten ? Number(value) : 0;
  return Number.isSafeInteger(chainId) && chainId > 0
    ? chainId
    : refuse(option, 'a chain id: a whole number above 0');
};

const aReference = checkType(
  'a CAIP-2 reference',
  (value): value is string => typeof value === 'string' && isChainReference(value),
);

const someAssets = someOf<NonNullable<Network['assets']>>({ imageId: aText, imageUrl: anImage });
const aCurrency = allOf<NativeCurrency>({
  name: aText,
  symbol: aText,
  decimals: aWholeNumber(0, 255),
});

/** Accepts a CAIP-2 id of a namespace that the widget knows. */
export const aNetworkId = checkType(
  'a CAIP-2 network id such as eip155:1',
  (value): value is CaipNetworkId => typeof value === 'string' && isCaipNetworkId(value),
);

/** The optional fields of a network. 16383 is the last prefix that SS58 can write. */
const someMore = someOf<
  Pick<Network, 'testnet' | 'assets' | 'deprecatedCaipNetworkId' | 'ss58Prefix'>
>({
  testnet: aBoolean,
  assets: someAssets,
  deprecatedCaipNetworkId: aNetworkId,
  ss58Prefix: aWholeNumber(0, 16_383),
});

/** Checks a {@link NetworkInput} and fills in its derived fields. */
export const aNetwork: Check<Network> = (value, option) => {
  if (typeof value === 'string') {
    return refuse(option, `a network as in \`import { ethereum } from 'cleatkit'\``);
  }
  const input = withoutPrototype(anObject(value, option) as Partial<NetworkInput>);
  const path = (name: string): string => `${option}.${name}`;
  const namespace = oneOf(chainNamespaces)(
    input.chainNamespace ?? 'eip155',
    path('chainNamespace'),
  );
  const { assets, blockExplorers, deprecatedCaipNetworkId, ss58Prefix, testnet } = input;
  const id = (hasNumberedId(namespace) ? aChainId : aReference)(input.id, path('id'));
  return {
    id,
    chainNamespace: namespace,
    caipNetworkId: `${namespace}:${id}`,
    name: aText(input.name, path('name')),
    nativeCurrency: aCurrency(input.nativeCurrency, path('nativeCurrency')),
    rpcUrls: {
      default: {
        http: aListOf(anUrl)(input.rpcUrls?.default?.http, path('rpcUrls.default.http')),
      },
    },
    ...(blockExplorers && {
      blockExplorers: {
        default: {
          name: aText(blockExplorers.default?.name, path('blockExplorers.default.name')),
          url: anUrl(blockExplorers.default?.url, path('blockExplorers.default.url')),
        },
      },
    }),
    ...someMore({ testnet, assets, deprecatedCaipNetworkId, ss58Prefix }, option),
  };
};
