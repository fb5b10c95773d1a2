import { startSolana as startLocal } from '../../../scripts/nodes/solana.mjs';
import { formatCaipNetworkId } from '../../../domain/caip/caip-network-id';
import type { Network } from '../../../domain/network/network';
import { startSolanaContainer } from './solana-container';
import { SolanaControl } from './solana-control';

/** A running chain of our own. Tests see its URL, and what they may do to it. */
export interface SolanaNode {
  readonly url: string;
  readonly genesisHash: string;
  readonly network: Network;
  readonly control: SolanaControl;
  stop(): Promise<void>;
}

/** A running chain, wherever it runs. */
export interface SolanaRpc {
  readonly url: string;
  readonly network: Network;
  stop(): Promise<void>;
}

/**
 * Starts an empty Solana chain in this process, with what a test may do to it. A transaction is confirmed
 * `confirmMs` after it has arrived.
 */
export async function startSolana({ confirmMs = 0 } = {}): Promise<SolanaNode> {
  const { url, genesisHash, ledger, stop } = await startLocal({ pace: { confirmMs } });
  const network = solanaNetworkOf(url, genesisHash);
  return { url, genesisHash, network, control: new SolanaControl(ledger), stop };
}

/**
 * Starts what answers as a Solana node does: the runtime in this process, or with `TEST_NODES=docker` a
 * validator in a container.
 */
export async function startSolanaRpc(): Promise<SolanaRpc> {
  const kind = process.env['TEST_NODES'] ?? 'native';
  if (kind === 'native') return startSolana();
  if (kind !== 'docker') {
    throw new Error(`TEST_NODES must be "native" or "docker", not "${kind}"`);
  }
  const { url, genesisHash, stop } = await startSolanaContainer();
  return { url, network: solanaNetworkOf(url, genesisHash), stop };
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
