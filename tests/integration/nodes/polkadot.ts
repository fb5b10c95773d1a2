import { callNode } from '../../../scripts/nodes/evm.mjs';
import { LOCAL_POLKADOT_REFERENCE, startChopsticks } from '../../../scripts/nodes/polkadot.mjs';
import type { CaipNetworkId } from '../../../domain/caip/caip-network-id';
import type { Network } from '../../../domain/network/network';
import { startPolkadotContainer } from './polkadot-container';

/** A running node. Tests see its URL and never how it runs. */
export interface PolkadotNode {
  readonly url: string;

  /** The chain as a site configures it. */
  readonly network: Network;

  /** Calls any method of the node. */
  call(method: string, ...params: readonly unknown[]): Promise<unknown>;
  stop(): Promise<void>;
}

/**
 * Starts a chain with the runtime of an Asset Hub: a process of this machine, or with `TEST_NODES=docker` a
 * container. The account of `//Alice` holds 10,000 units; a block is made for every extrinsic.
 */
export async function startPolkadot(): Promise<PolkadotNode> {
  const { url, stop } = await starterOf(process.env['TEST_NODES'] ?? 'native')();
  return {
    url,
    network: localNetwork(url),
    call: (method, ...params) => callNode(url, method, params),
    stop,
  };
}

function localNetwork(url: string): Network {
  return {
    id: LOCAL_POLKADOT_REFERENCE,
    chainNamespace: 'polkadot',
    caipNetworkId: `polkadot:${LOCAL_POLKADOT_REFERENCE}` as CaipNetworkId,
    name: 'Local Asset Hub',
    nativeCurrency: { name: 'Rococo', symbol: 'ROC', decimals: 12 },
    rpcUrls: { default: { http: [url] } },
  };
}

function starterOf(kind: string): typeof startPolkadotContainer {
  if (kind === 'native') return startChopsticks;
  if (kind === 'docker') return startPolkadotContainer;
  throw new Error(`TEST_NODES must be "native" or "docker", not "${kind}"`);
}
