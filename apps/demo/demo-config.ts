import {
  arbitrum,
  type ChainNamespace,
  ethereum,
  type Network,
  type NetworkInput,
  type WidgetOptionsInput,
} from 'cleatkit';
import { bitcoin, polkadot, solana } from 'cleatkit/networks';
import type { TestChain } from 'cleatkit/testing';

/** A chain of this machine, as the demo's server describes it. */
interface LocalChain {
  readonly chainId: number;
  readonly url: string;
}

/** The same for a chain of another namespace. */
interface OtherChain {
  readonly namespace: keyof typeof currencies;
  readonly name: string;
  readonly reference: string;
  readonly url: string;
}

/** The chains that run for this demo: the test wallet's, and those of the other namespaces. */
export interface DemoChains {
  readonly evm: readonly TestChain[];
  readonly others: readonly Network[];

  /** The relay for pairing, where there is one. */
  readonly relayUrl?: string;
}

const networks = [ethereum, arbitrum];

/** The currencies of the local chains. */
const currencies: {
  readonly [N in Exclude<ChainNamespace, 'eip155'>]: Network['nativeCurrency'];
} = {
  solana: solana.nativeCurrency,
  bip122: bitcoin.nativeCurrency,
  polkadot: { ...polkadot.nativeCurrency, decimals: 12 },
};

/** The chains that run for this demo. */
export async function loadChains(): Promise<DemoChains> {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  const {
    evm,
    others = [],
    relayUrl,
  }: {
    readonly evm: readonly LocalChain[];
    readonly others?: readonly OtherChain[];
    readonly relayUrl?: string;
  } = await response.json();
  return {
    evm: evm.map(({ chainId, url }) => ({ chainId, rpcUrl: url, name: nameOf(chainId) })),
    others: others.map(networkOf),
    ...(relayUrl !== undefined && { relayUrl }),
  };
}

/** The address of the node of `network`. */
export function nodeOf({ rpcUrls }: Network): string {
  return rpcUrls.default.http[0] ?? '';
}

/** The options of every widget of this demo: our networks, on the chains of this machine. */
export function widgetOptions({ evm, others, relayUrl }: DemoChains): WidgetOptionsInput {
  return {
    metadata: {
      name: 'Cleat demo',
      description: 'A page to try Cleat on',
      url: location.origin,
      icons: [],
    },
    ...(relayUrl !== undefined && { relayUrl }),
    networks: [...evm.map(evmNetworkOf), ...others],
    walletPairs: [['test.cleat.wallet', 'wallet-standard:Cleat Test Wallet']],
  };
}

/** A network with only an endpoint of this machine: the public endpoints do not know these chains. */
function evmNetworkOf({ chainId, rpcUrl }: TestChain): NetworkInput {
  const network = networks.find(({ id }) => id === chainId) ?? ethereum;
  return { ...network, rpcUrls: { default: { http: [rpcUrl] } } };
}

/** The explorers of the real networks do not know these chains. */
function networkOf({ namespace, name, reference, url }: OtherChain): Network {
  return {
    id: reference,
    chainNamespace: namespace,
    caipNetworkId: `${namespace}:${reference}` as Network['caipNetworkId'],
    name,
    nativeCurrency: currencies[namespace],
    rpcUrls: { default: { http: [url] } },
    testnet: true,
  };
}

function nameOf(chainId: number): string {
  return networks.find(({ id }) => id === chainId)?.name ?? `Chain ${chainId}`;
}
