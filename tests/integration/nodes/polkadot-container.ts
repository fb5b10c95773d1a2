import { join } from 'node:path';
import { requireContainerEngine } from './container-engine';

const INNER_PORT = 8000;
const READY_WITHIN_MS = 120_000;
const root = join(import.meta.dirname ?? '', '../../..');

/**
 * Starts the same node in a container of the image that `TEST_POLKADOT_IMAGE` names: any with Node 20.9 or
 * newer. The repository is mounted read-only, so that it runs the very packages of the lock file.
 */
export async function startPolkadotContainer(): Promise<{
  readonly url: string;
  stop(): Promise<void>;
}> {
  await requireContainerEngine();
  const image = process.env['TEST_POLKADOT_IMAGE'];
  if (!image) {
    throw new Error('TEST_NODES=docker needs TEST_POLKADOT_IMAGE, the name of an image with Node.');
  }

  const { GenericContainer, Wait } = await import('testcontainers');
  const container = await new GenericContainer(image)
    .withBindMounts([{ source: root, target: '/cleat', mode: 'ro' }])
    .withEnvironment({ LOG_LEVEL: 'error' })
    .withCommand([
      'node',
      '/cleat/scripts/nodes/polkadot-server.mjs',
      String(INNER_PORT),
      '0.0.0.0',
    ])
    .withExposedPorts(INNER_PORT)
    .withWaitStrategy(Wait.forHttp('/', INNER_PORT))
    .withStartupTimeout(READY_WITHIN_MS)
    .start();
  return {
    url: `http://${container.getHost()}:${container.getMappedPort(INNER_PORT)}`,
    stop: async () => {
      await container.stop();
    },
  };
}
