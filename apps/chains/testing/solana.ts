import { callNode } from '../nodes/evm.mjs';
import { startSolana as startLocal } from '../nodes/solana.mjs';
import { formatCaipNetworkId } from '../../../domain/caip/caip-network-id';
import type { Network } from '../../../domain/network/network';
import { REPOSITORY_INSIDE, startContainer } from './container-engine';
import { nodesRunIn } from './nodes-run-in';
import { SolanaControl } from './solana-control';

const INNER_PORT = 8899;

/** A running chain. Tests see its URL and never how it runs. */
export interface SolanaNode {
  readonly url: string;
  readonly genesisHash: string;
  readonly network: Network;
  readonly control: SolanaControl;
  stop(): Promise<void>;
}

/**
 * Starts an empty Solana chain: the runtime in this process, or with `TEST_NODES=docker` in a container. A
 * transaction is confirmed `confirmMs` after it has arrived.
 */
export async function startSolana({ confirmMs = 0 } = {}): Promise<SolanaNode> {
  const { url, stop } = await (nodesRunIn() === 'docker'
    ? startInContainer(confirmMs)
    : startLocal({ pace: { confirmMs }, isForTests: true }));
  const genesisHash = String(await callNode(url, 'getGenesisHash'));
  const network = solanaNetworkOf(url, genesisHash);
  return { url, genesisHash, network, control: new SolanaControl(url), stop };
}

/** The runtime in the Node image, because no public image has a validator that tests can control. */
function startInContainer(confirmMs: number): ReturnType<typeof startContainer> {
  const script = `${REPOSITORY_INSIDE}/apps/chains/nodes/solana-server.mjs`;
  const command = ['node', script, String(INNER_PORT), '0.0.0.0', String(confirmMs)] as const;
  return startContainer({ image: 'node', command, port: INNER_PORT });
}

function solanaNetworkOf(url: string, genesisHash: string): Network {
  const id = genesisHash.slice(0, 32);
  return {
    id,
    chainNamespace: 'solana',
    caipNetworkId: formatCaipNetworkId({ namespace: 'solana', chainReference: id }),
    name: 'Solana on this machine',
    nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    rpcUrls: { default: { http: [url] } },
    testnet: true,
  };
}
