import {
  arbitrum,
  type ChainNamespace,
  ethereum,
  type Network,
  type NetworkInput,
  type TokenList,
  type WidgetOptionsInput,
} from 'cleatkit';
import { bitcoin, polkadot, solana } from 'cleatkit/networks';
import type { TestChain } from 'cleatkit/testing';
import type { Counterparts } from './counterparts';
import type { NetworkName } from './network-names';

type Indexer = NonNullable<NonNullable<WidgetOptionsInput['sources']>['indexers']>[`eip155:1`];

/** A chain of this machine, as the demo's server describes it. */
interface LocalChain {
  readonly chainId: number;
  readonly url: string;
}

/** The same for a chain of another namespace. */
interface OtherChain {
  readonly namespace: keyof typeof realNetworks;
  readonly name: string;
  readonly reference: string;
  readonly url: string;

  /** Whether it does not run yet. */
  readonly isStarting?: boolean;
}

/** A network of this demo, on a chain of this machine. */
export interface DemoNetwork {
  readonly exportName: NetworkName;
  readonly network: NetworkInput;
}

/** The chains that run for this demo: the test wallet's, and those of the other namespaces. */
export interface DemoChains {
  readonly evm: readonly TestChain[];
  readonly others: readonly Network[];

  /** A network on each of them. */
  readonly networks: readonly DemoNetwork[];

  /** The networks of the other namespaces whose chains are still starting: they join {@link DemoChains.others}. */
  readonly starting: readonly Network[];

  /** The tokens of the test wallet's chains. */
  readonly tokens: TokenList['tokens'];

  /** What runs beside the demo for features of the widget. */
  readonly counterparts: Counterparts;

  /** The page of the embedded wallet, where it runs. */
  readonly authFrameUrl?: string;

  /** Whether the server pays test money to any account. */
  readonly hasFaucet: boolean;

  /** Whether something else is still starting, and joins. */
  readonly isGrowing: boolean;
}

const evmNetworks = { ethereum, arbitrum } as const;

/** The real networks of the other namespaces, whose currencies and logos the local chains have. */
const realNetworks: {
  readonly [N in Exclude<ChainNamespace, 'eip155'>]: {
    readonly exportName: NetworkName;
    readonly nativeCurrency: Network['nativeCurrency'];
    readonly imageId: string;
  };
} = {
  solana: {
    exportName: 'solana',
    nativeCurrency: solana.nativeCurrency,
    imageId: solana.caipNetworkId,
  },
  bip122: {
    exportName: 'bitcoin',
    nativeCurrency: bitcoin.nativeCurrency,
    imageId: bitcoin.caipNetworkId,
  },
  polkadot: {
    exportName: 'polkadot',
    nativeCurrency: { ...polkadot.nativeCurrency, decimals: 12 },
    imageId: polkadot.caipNetworkId,
  },
};

/** The chains that run for this demo. */
export async function loadChains(): Promise<DemoChains> {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  const {
    evm,
    others = [],
    tokens = [],
    authFrameUrl,
    hasFaucet = false,
    isGrowing = false,
    ...counterparts
  }: {
    readonly evm: readonly LocalChain[];
    readonly others?: readonly OtherChain[];
    readonly tokens?: TokenList['tokens'];
    readonly authFrameUrl?: string;
    readonly hasFaucet?: boolean;
    readonly isGrowing?: boolean;
  } & Counterparts = await response.json();
  const otherNetworks = others
    .filter(({ isStarting }) => !isStarting)
    .map((chain) => ({
      exportName: realNetworks[chain.namespace].exportName,
      network: networkOf(chain),
    }));
  return {
    evm: evm.map(({ chainId, url }) => ({ chainId, rpcUrl: url, name: nameOf(chainId) })),
    others: otherNetworks.map(({ network }) => network),
    networks: [...evm.flatMap(evmNetworkOf), ...otherNetworks],
    starting: others.filter(({ isStarting }) => isStarting).map(networkOf),
    tokens,
    counterparts,
    ...(authFrameUrl !== undefined && { authFrameUrl }),
    hasFaucet,
    isGrowing,
  };
}

const AGAIN_MS = 1000;

/** Calls `onChange` each time something has joined, or cannot, until everything is there. */
export async function followChains(
  known: DemoChains,
  onChange: (chains: DemoChains) => void,
): Promise<void> {
  let last = known;
  while (last.isGrowing) {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    const chains = await loadChains().catch(() => last);
    if (JSON.stringify(chains) !== JSON.stringify(last)) onChange(chains);
    last = chains;
  }
}

/** The address of the node of `network`. */
export function nodeOf({ rpcUrls }: Network): string {
  return rpcUrls.default.http[0] ?? '';
}

/** The options of every widget of this demo: the package's networks, on the chains of this machine. */
export function widgetOptions({
  authFrameUrl,
  counterparts: { relayUrl },
  networks,
  others,
  starting,
  tokens,
}: DemoChains): WidgetOptionsInput {
  return {
    metadata: {
      name: 'Tidemark',
      description: 'A shop of prints, to try Cleat on',
      url: location.origin,
      icons: [],
    },
    ...(relayUrl !== undefined && { relayUrl }),
    ...(authFrameUrl !== undefined && {
      authFrameUrl,
      // These run beside the demo, and the operator of it has no credentials of the brands.
      features: { socials: ['openid:test-id', 'farcaster'] },
    }),
    networks: networks.map(({ network }) => network),
    sources: {
      indexers: Object.fromEntries(
        [...others, ...starting].map((network) => [
          network.caipNetworkId,
          indexersOf[network.chainNamespace](nodeOf(network)),
        ]),
      ),
      ...(tokens.length > 0 && { tokenLists: [{ name: 'Tidemark', tokens }] }),
    },
    walletPairs: [['test.cleat.wallet', 'wallet-standard:Cleat Test Wallet']],
  };
}

/**
 * What lists the activity of accounts: the nodes themselves, where the site says so. An EVM network needs no line. The Polkadot
 * chain of this machine has an indexer of its blocks beside its node.
 */
const indexersOf: { readonly [N in ChainNamespace]: (node: string) => Indexer } = {
  bip122: () => ({ kind: 'nodes' }),
  eip155: () => ({ kind: 'nodes' }),
  polkadot: (node) => ({ kind: 'subsquid', url: `${node}/graphql` }),
  solana: () => ({ kind: 'nodes' }),
};

/** A network with only an endpoint of this machine: the public endpoints do not know these chains. */
function evmNetworkOf({ chainId, url }: LocalChain): readonly DemoNetwork[] {
  const names = ['ethereum', 'arbitrum'] as const;
  const exportName = names.find((name) => evmNetworks[name].id === chainId);
  if (!exportName) return [];
  const network = { ...evmNetworks[exportName], rpcUrls: { default: { http: [url] } } };
  return [{ exportName, network }];
}

/** The explorers of the real networks do not know these chains. */
function networkOf({ namespace, name, reference, url }: OtherChain): Network {
  const { imageId, nativeCurrency } = realNetworks[namespace];
  return {
    id: reference,
    chainNamespace: namespace,
    caipNetworkId: `${namespace}:${reference}` as Network['caipNetworkId'],
    name,
    nativeCurrency,
    rpcUrls: { default: { http: [url] } },
    testnet: true,
    assets: { imageId },
  };
}

function nameOf(chainId: number): string {
  const network = Object.values(evmNetworks).find(({ id }) => id === chainId);
  return network?.name ?? `Chain ${chainId}`;
}
