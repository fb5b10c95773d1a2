import { anvilArguments, startAnvil } from '../nodes/evm.mjs';
import { startContainer } from './container-engine';
import { EvmControl } from './evm-control';
import { nodesRunIn } from './nodes-run-in';

const INNER_PORT = 8545;

export interface EvmOptions {
  readonly chainId: number;

  /** Taken where it is free. */
  readonly port?: number;
}

/** A running node. Tests see its URL and never how it runs. */
export interface EvmNode {
  readonly url: string;
  readonly chainId: number;
  readonly control: EvmControl;
  stop(): Promise<void>;
}

/**
 * Starts an empty EVM chain: a process of this machine, or with `TEST_NODES=docker` a container.
 *
 * The accounts of the public test mnemonic hold 10,000 ETH each.
 */
export async function startEvm(options: EvmOptions): Promise<EvmNode> {
  const start = nodesRunIn() === 'docker' ? startInContainer : startAnvil;
  const { url, stop } = await start(options);
  return { url, chainId: options.chainId, control: new EvmControl(url), stop };
}

function startInContainer({ chainId }: EvmOptions): ReturnType<typeof startContainer> {
  const args = anvilArguments({ chainId, host: '0.0.0.0', port: INNER_PORT });
  return startContainer({ image: 'evm', command: ['anvil', ...args], port: INNER_PORT });
}
