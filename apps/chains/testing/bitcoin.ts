import {
  bitcoinArguments,
  bitcoinCaller,
  type BitcoinNode as Started,
  serveBitcoin,
  startBitcoin as startBitcoind,
} from '../nodes/bitcoin.mjs';
import { formatCaipNetworkId } from '../../../domain/caip/caip-network-id';
import type { Network } from '../../../domain/network/network';
import { eventually } from '../../../tests/support/eventually';
import { BitcoinControl } from './bitcoin-control';
import { startContainer } from './container-engine';
import { nodesRunIn } from './nodes-run-in';

const INNER_PORT = 18_443;
const NAME = 'cleat';
const READY_WITHIN_MS = 20_000;

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
  const start = nodesRunIn() === 'docker' ? startInContainer : startBitcoind;
  const { url, call, chainReference, stop } = await start();
  return { url, network: networkOf(url, chainReference), control: new BitcoinControl(call), stop };
}

/** The Esplora API before the node runs here in either case. */
async function startInContainer(): Promise<Started> {
  const { url, stop } = await startContainer({
    image: 'bitcoin',
    command: [
      'bitcoind',
      ...bitcoinArguments({ host: '0.0.0.0', port: INNER_PORT }),
      `-rpcuser=${NAME}`,
      `-rpcpassword=${NAME}`,
    ],
    port: INNER_PORT,
  });
  const call = bitcoinCaller(url, () => `${NAME}:${NAME}`);
  await eventually(() => call('getblockchaininfo').then(() => undefined), READY_WITHIN_MS);
  return serveBitcoin({ call, stop });
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
