import { request } from 'node:http';

const PING_WITHIN_MS = 500;

/**
 * Makes sure that a container engine answers. The command line client alone proves nothing: it is
 * often there without an engine.
 *
 * @throws Where none answers: a run that asked for containers must fail, never skip.
 */
export async function requireContainerEngine(
  host = process.env['DOCKER_HOST'] ?? 'unix:///var/run/docker.sock',
): Promise<void> {
  try {
    await ping(host);
  } catch (cause) {
    throw new Error(
      `TEST_NODES=docker needs a container engine, and none answers at ${host}: start one, or run without TEST_NODES.`,
      { cause },
    );
  }
}

function ping(host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const { hostname, port, pathname, protocol } = new URL(host);
    const address = protocol === 'unix:' ? { socketPath: pathname } : { host: hostname, port };
    const signal = AbortSignal.timeout(PING_WITHIN_MS);
    const ping = request({ ...address, path: '/_ping', signal }, (response) => {
      response.resume();
      if (response.statusCode === 200) return resolve();
      reject(new Error(`the engine answered ${response.statusCode}`));
    });
    ping.once('error', reject).end();
  });
}
