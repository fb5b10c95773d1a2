import { join } from 'node:path';
import { ContainerEngine, engineHost } from '../containers/container-engine.mjs';
import { imageOf, type ImageName } from '../containers/images.mjs';

const READY_WITHIN_MS = 120_000;
const root = join(import.meta.dirname ?? '', '../../..');

/** The program in a container. */
export interface ContainerProgram {
  readonly image: ImageName;
  readonly command: readonly [string, ...string[]];

  /** Its port inside the container. */
  readonly port: number;
}

/** Where the folder of this repository is inside a container of the Node image. */
export const REPOSITORY_INSIDE = '/cleat';

/**
 * Starts a program in a container and waits until it answers over HTTP, with any answer. This repository is
 * mounted read-only, so that a script of it runs with the very packages of the lock file.
 */
export async function startContainer({
  image,
  command: [program, ...args],
  port,
}: ContainerProgram): Promise<{ readonly url: string; stop(): Promise<void> }> {
  await requireContainerEngine();
  const { GenericContainer, Wait } = await import('../clients/testcontainers');
  const container = await new GenericContainer(imageOf(image))
    .withBindMounts([{ source: root, target: REPOSITORY_INSIDE, mode: 'ro' }])
    .withEnvironment({ LOG_LEVEL: 'error' })
    .withEntrypoint([program])
    .withCommand(args)
    .withExposedPorts(port)
    .withWaitStrategy(Wait.forHttp('/', port).forStatusCodeMatching(() => true))
    .withStartupTimeout(READY_WITHIN_MS)
    .start();
  return {
    url: `http://${container.getHost()}:${container.getMappedPort(port)}`,
    stop: async () => {
      await container.stop();
    },
  };
}

/**
 * Makes sure that a container engine answers. The command line client alone proves nothing: it is often there
 * without an engine.
 *
 * @throws Where none answers: a run that asked for containers must fail, never skip.
 */
export async function requireContainerEngine(host = engineHost()): Promise<void> {
  const failure = await new ContainerEngine(host).failure();
  if (failure === undefined) return;
  throw new Error(
    `TEST_NODES=docker needs a container engine, and none answers at ${host} (${failure}): start one, use "npm run test:containers", or run without TEST_NODES.`,
  );
}
