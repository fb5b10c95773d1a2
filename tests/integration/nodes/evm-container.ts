import { anvilArguments } from '../../../scripts/nodes/evm.mjs';
import { requireContainerEngine } from './container-engine';

const INNER_PORT = 8545;

/**
 * Starts anvil in a container of the image that `TEST_EVM_IMAGE` names: any that has Foundry's
 * `anvil` in its path.
 */
export async function startEvmContainer({
  chainId,
}: {
  readonly chainId: number;
}): Promise<{ readonly url: string; stop(): Promise<void> }> {
  await requireContainerEngine();
  const image = process.env['TEST_EVM_IMAGE'];
  if (!image)
    throw new Error('TEST_NODES=docker needs TEST_EVM_IMAGE, the name of a Foundry image.');

  const { GenericContainer, Wait } = await import('testcontainers');
  const container = await new GenericContainer(image)
    .withEntrypoint(['anvil'])
    .withCommand(anvilArguments({ chainId, host: '0.0.0.0', port: INNER_PORT }))
    .withExposedPorts(INNER_PORT)
    .withWaitStrategy(Wait.forLogMessage(/Listening on/))
    .start();
  return {
    url: `http://${container.getHost()}:${container.getMappedPort(INNER_PORT)}`,
    stop: async () => {
      await container.stop();
    },
  };
}
