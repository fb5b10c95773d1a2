import { startAnvil } from '../../../scripts/nodes/evm.mjs';
import { EvmControl } from './evm-control';
import { startEvmContainer } from './evm-container';

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
  const { url, stop } = await starterOf(process.env['TEST_NODES'] ?? 'native')(options);
  return { url, chainId: options.chainId, control: new EvmControl(url), stop };
}

function starterOf(kind: string): typeof startEvmContainer {
  if (kind === 'native') return startAnvil;
  if (kind === 'docker') return startEvmContainer;
  throw new Error(`TEST_NODES must be "native" or "docker", not "${kind}"`);
}
