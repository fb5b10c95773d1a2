import { say } from '../../../scripts/command.mjs';
import { ContainerEngine, engineHost } from './container-engine.mjs';
import { imageOf, imageVariable } from './images.mjs';
import { startLocalEngine } from './local-engine.mjs';
import { makeStandIn } from './stand-in.mjs';

/** The image of testcontainers' reaper. Where it cannot be pulled, we clean up ourselves. */
const REAPER = 'testcontainers/ryuk:0.14.0';

/**
 * Runs tests on the engine that answers, else on one that is started for them and ended with all of its containers.
 *
 * @param {readonly import('./images.mjs').ImageName[]} images Those that the tests use.
 * @param {(environment: Readonly<Record<string, string>>) => Promise<void>} tests Get the engine, and the name of each image.
 */
export async function withEngine(images, tests) {
  const { host, stop } = await anyEngine();
  let stopping = false;
  const end = async () => {
    if (stopping) return;
    stopping = true;
    await stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => void end().then(() => process.exit(1)));
  }
  try {
    await tests(await environmentFor(new ContainerEngine(host), host, images));
  } finally {
    await end();
  }
}

/** @returns {Promise<import('./local-engine.mjs').LocalEngine>} */
async function anyEngine() {
  const host = engineHost();
  const failure = await new ContainerEngine(host).failure();
  if (!failure) {
    say(`Containers run on the engine at ${host}.`);
    return { host, stop: async () => {} };
  }
  say(`No container engine answers at ${host} (${failure}).`);
  const started = await startLocalEngine();
  say('Containers run on an engine that was started for this run.');
  return started;
}

/**
 * The environment of the suites: the engine, and an image for every program.
 *
 * @param {ContainerEngine} engine
 * @param {string} host
 * @param {readonly import('./images.mjs').ImageName[]} images
 */
async function environmentFor(engine, host, images) {
  /** @type {Record<string, string>} */
  const environment = { TEST_NODES: 'docker', DOCKER_HOST: host };
  for (const name of images) {
    const image = imageOf(name);
    const failure = (await engine.has(image)) ? undefined : await engine.pull(image);
    environment[imageVariable(name)] = failure ? await makeStandIn(name, engine) : image;
    if (failure) say(`${image} cannot be pulled (${failure}): this machine's own program is used.`);
  }
  const hasReaper = (await engine.has(REAPER)) || !(await engine.pull(REAPER));
  if (!hasReaper) environment['TESTCONTAINERS_RYUK_DISABLED'] = 'true';
  return environment;
}
