import {
  bitcoinArguments,
  bitcoinCaller,
  type BitcoinNode,
  serveBitcoin,
} from '../../../scripts/nodes/bitcoin.mjs';
import { requireContainerEngine } from './container-engine';

const INNER_PORT = 18_443;
const NAME = 'cleat';

/**
 * Starts bitcoind in a container of the image that `TEST_BITCOIN_IMAGE` names: any that has it in its
 * path. The Esplora API before it is ours all the same.
 */
export async function startBitcoinContainer(): Promise<BitcoinNode> {
  await requireContainerEngine();
  const image = process.env['TEST_BITCOIN_IMAGE'];
  if (!image) {
    throw new Error(
      'TEST_NODES=docker needs TEST_BITCOIN_IMAGE, the name of an image with bitcoind.',
    );
  }

  const { GenericContainer, Wait } = await import('testcontainers');
  const container = await new GenericContainer(image)
    .withEntrypoint(['bitcoind'])
    .withCommand([
      ...bitcoinArguments({ host: '0.0.0.0', port: INNER_PORT }),
      `-rpcuser=${NAME}`,
      `-rpcpassword=${NAME}`,
    ])
    .withExposedPorts(INNER_PORT)
    .withWaitStrategy(Wait.forListeningPorts())
    .start();
  const url = `http://${container.getHost()}:${container.getMappedPort(INNER_PORT)}`;
  return serveBitcoin({
    call: bitcoinCaller(url, () => `${NAME}:${NAME}`),
    stop: async () => {
      await container.stop();
    },
  });
}
