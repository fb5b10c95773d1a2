import { requireContainerEngine } from './container-engine';

const RPC_PORT = 8899;

/**
 * Starts a validator in a container of the image that `TEST_SOLANA_IMAGE` names: any that has
 * `solana-test-validator` in its path.
 */
export async function startSolanaContainer(): Promise<{
  readonly url: string;
  readonly genesisHash: string;
  stop(): Promise<void>;
}> {
  await requireContainerEngine();
  const image = process.env['TEST_SOLANA_IMAGE'];
  if (!image) {
    throw new Error('TEST_NODES=docker needs TEST_SOLANA_IMAGE, the name of a validator image.');
  }
  const { GenericContainer, Wait } = await import('testcontainers');
  const container = await new GenericContainer(image)
    .withEntrypoint(['solana-test-validator'])
    .withCommand(['--bind-address', '0.0.0.0', '--rpc-port', String(RPC_PORT)])
    .withExposedPorts(RPC_PORT)
    .withWaitStrategy(Wait.forHttp('/health', RPC_PORT).forResponsePredicate((it) => it === 'ok'))
    .start();
  const url = `http://${container.getHost()}:${container.getMappedPort(RPC_PORT)}`;
  return {
    url,
    genesisHash: await genesisHashAt(url),
    stop: async () => {
      await container.stop();
    },
  };
}

async function genesisHashAt(url: string): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getGenesisHash', params: [] }),
  });
  const { result }: { readonly result: string } = await response.json();
  return result;
}
