import { callNode } from '../nodes/evm.mjs';
import { LOCAL_POLKADOT_REFERENCE, startChopsticks } from '../nodes/polkadot.mjs';
import type { CaipNetworkId } from '../../../domain/caip/caip-network-id';
import type { Network } from '../../../domain/network/network';
import { REPOSITORY_INSIDE, startContainer } from './container-engine';
import { nodesRunIn } from './nodes-run-in';

const INNER_PORT = 8000;

/** A running node. Tests see its URL and never how it runs. */
export interface PolkadotNode {
  readonly url: string;

  /** The chain as a site configures it. */
  readonly network: Network;

  /** Calls any method of the node. */
  call(method: string, ...params: readonly unknown[]): Promise<unknown>;

  /** The runtime's fee for the last transaction of the newest block, as it was sent. */
  feeOfNewest(): Promise<bigint>;
  stop(): Promise<void>;
}

/**
 * Starts a chain with the runtime of an Asset Hub: a process of this machine, or with `TEST_NODES=docker` a
 * container. The account of `//Alice` holds 10,000 units; a block is made for every extrinsic.
 */
export async function startPolkadot(): Promise<PolkadotNode> {
  const { url, stop } = await (nodesRunIn() === 'docker' ? startInContainer() : startChopsticks());
  const call: PolkadotNode['call'] = (method, ...params) => callNode(url, method, params);
  return { url, network: localNetwork(url), call, feeOfNewest: () => feeOfNewest(call), stop };
}

async function feeOfNewest(call: PolkadotNode['call']): Promise<bigint> {
  const { block } = (await call('chain_getBlock')) as {
    readonly block: {
      readonly extrinsics: readonly string[];
      readonly header: { readonly parentHash: string };
    };
  };
  const extrinsic = Buffer.from(block.extrinsics.at(-1)?.slice(2) ?? '', 'hex');
  const length = Buffer.alloc(4);
  length.writeUInt32LE(extrinsic.length);
  const input = `0x${Buffer.concat([extrinsic, length]).toString('hex')}`;
  const { parentHash } = block.header;
  const info = await call('state_call', 'TransactionPaymentApi_query_info', input, parentHash);
  return Buffer.from(String(info).slice(-32), 'hex').readBigUInt64LE();
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

function startInContainer(): ReturnType<typeof startContainer> {
  const script = `${REPOSITORY_INSIDE}/apps/chains/nodes/polkadot-server.mjs`;
  const command = ['node', script, String(INNER_PORT), '0.0.0.0'] as const;
  return startContainer({ image: 'node', command, port: INNER_PORT });
}
