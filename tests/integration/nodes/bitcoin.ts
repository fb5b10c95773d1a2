import {
  type BitcoinNode as Started,
  startBitcoin as startBitcoind,
} from '../../../scripts/nodes/bitcoin.mjs';
import { formatCaipNetworkId } from '../../../domain/caip/caip-network-id';
import type { Network } from '../../../domain/network/network';
import { startBitcoinContainer } from './bitcoin-container';
import { BitcoinControl } from './bitcoin-control';

/** A running node behind the Esplora API. Tests see its URL and never how it runs. */
export interface BitcoinNode {
  readonly url: string;
  readonly network: Network;
  readonly control: BitcoinControl;
  stop(): Promise<void>;
}

/**
 * Starts an empty Bitcoin chain in `regtest` mode: a process of this machine, or with `TEST_NODES=docker`
 * a container.
 */
export async function startBitcoin(): Promise<BitcoinNode> {
  const { url, call, chainReference, stop } = await starterOf(
    process.env['TEST_NODES'] ?? 'native',
  )();
  return { url, network: networkOf(url, chainReference), control: new BitcoinControl(call), stop };
}

function starterOf(kind: string): () => Promise<Started> {
  if (kind === 'native') return startBitcoind;
  if (kind === 'docker') return startBitcoinContainer;
  throw new Error(`TEST_NODES must be "native" or "docker", not "${kind}"`);
}

function networkOf(url: string, id: string): Network {
  return {
    id,
    chainNamespace: 'bip122',
    caipNetworkId: formatCaipNetworkId({ namespace: 'bip122', chainReference: id }),
    name: 'Bitcoin on this machine',
    nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
    rpcUrls: { default: { http: [url] } },
    testnet: true,
  };
}
