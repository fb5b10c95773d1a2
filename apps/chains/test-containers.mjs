import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { CommandError, root, runAsCommand, say } from '../../scripts/command.mjs';
import { ContainerEngine, engineHost } from './containers/container-engine.mjs';
import { imageNames, imageOf, imageVariable } from './containers/images.mjs';
import { startLocalEngine } from './containers/local-engine.mjs';
import { makeStandIn } from './containers/stand-in.mjs';
import { installFor } from '../../scripts/install-missing.mjs';
import { buildService } from '../service/start.mjs';

/** The suites whose programs can run in containers, each with the image that it uses. */
const suites = /** @type {const} */ ([
  { path: 'apps/chains/tests/evm.test.ts', image: 'evm' },
  { path: 'apps/chains/tests/solana.test.ts', image: 'node' },
  { path: 'apps/chains/tests/bitcoin.test.ts', image: 'bitcoin' },
  { path: 'tests/integration/chains/eip155.test.ts', image: 'evm' },
  { path: 'tests/integration/chains/solana.test.ts', image: 'node' },
  { path: 'tests/integration/chains/bip122.test.ts', image: 'bitcoin' },
  { path: 'tests/integration/chains/polkadot.test.ts', image: 'node' },
  { path: 'apps/service/tests/containers/service-image.test.ts', image: 'npm' },
]);

/** The image of testcontainers' reaper. Where it cannot be pulled, we clean up ourselves. */
const REAPER = 'testcontainers/ryuk:0.14.0';

/**
 * `npm run test:containers`: the suites of every chain with `TEST_NODES=docker`, and the image of the service, on the engine
 * that answers, else on one that it starts itself. Fails where there is none.
 */
async function testContainers() {
  await installFor(['repository', 'chainTests', 'service']);
  await buildService(); // The image copies what it makes.
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
    const engine = new ContainerEngine(host);
    const environment = await environmentFor(engine, host);
    const outcomes = [];
    for (const suite of suites) outcomes.push(await run(suite, environment));
    report(outcomes, environment);
  } finally {
    await end();
  }
}

/** @returns {Promise<import('./containers/local-engine.mjs').LocalEngine>} */
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
 */
async function environmentFor(engine, host) {
  /** @type {Record<string, string>} */
  const environment = { TEST_NODES: 'docker', DOCKER_HOST: host };
  for (const name of imageNames) {
    const image = imageOf(name);
    const failure = (await engine.has(image)) ? undefined : await engine.pull(image);
    environment[imageVariable(name)] = failure ? await makeStandIn(name, engine) : image;
    if (failure) say(`${image} cannot be pulled (${failure}): this machine's own program is used.`);
  }
  const hasReaper = (await engine.has(REAPER)) || !(await engine.pull(REAPER));
  if (!hasReaper) environment['TESTCONTAINERS_RYUK_DISABLED'] = 'true';
  return environment;
}

/**
 * @typedef {object} Outcome
 * @property {(typeof suites)[number]} suite
 * @property {number} passed
 * @property {number} total
 * @property {number} seconds
 */

/**
 * @param {(typeof suites)[number]} suite
 * @param {Readonly<Record<string, string>>} environment
 * @returns {Promise<Outcome>}
 */
async function run(suite, environment) {
  const folder = mkdtempSync(join(tmpdir(), 'cleat-containers-'));
  const file = join(folder, 'report.json');
  const startedAt = performance.now();
  try {
    await jest([suite.path, '--json', '--outputFile', file], environment);
    const seconds = (performance.now() - startedAt) / 1000;
    if (!existsSync(file)) throw new CommandError(`Jest ended without a report on ${suite.path}.`);
    const { numPassedTests, numTotalTests, numRuntimeErrorTestSuites } = JSON.parse(
      readFileSync(file, 'utf8'),
    );
    return {
      suite,
      passed: numPassedTests,
      total: numTotalTests + numRuntimeErrorTestSuites,
      seconds,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} environment
 * @returns {Promise<void>}
 */
function jest(args, environment) {
  const command = [
    '--experimental-vm-modules',
    '--no-warnings',
    join(root, 'node_modules/jest/bin/jest.js'),
    ...args,
    '--selectProjects',
    'integration',
    'containers',
    '--runInBand',
  ];
  const jestProcess = spawn(process.execPath, command, {
    cwd: root,
    stdio: ['inherit', 'ignore', 'inherit'],
    env: { ...process.env, ...environment },
  });
  return new Promise((resolve, reject) => {
    jestProcess.once('error', reject);
    jestProcess.once('exit', () => resolve());
  });
}

/**
 * @param {readonly Outcome[]} outcomes
 * @param {Readonly<Record<string, string>>} environment
 */
function report(outcomes, environment) {
  say('');
  for (const { suite, passed, total, seconds } of outcomes) {
    const name = `${basename(join(suite.path, '..'))}/${basename(suite.path, '.test.ts')}`;
    const image = environment[imageVariable(suite.image)];
    say(`${name.padEnd(16)}  ${passed} of ${total}  ${seconds.toFixed(1)} s  ${image}`);
  }
  const sum = (/** @type {'passed' | 'total'} */ field) =>
    outcomes.reduce((all, outcome) => all + outcome[field], 0);
  const failed = sum('total') - sum('passed');
  say(`${sum('passed')} passed, ${failed} failed`);
  const isWhole = outcomes.every(({ passed, total }) => total > 0 && passed === total);
  process.exitCode = isWhole ? 0 : 1;
}

await runAsCommand(import.meta.url, testContainers);
