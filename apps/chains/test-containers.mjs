import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { CommandError, root, runAsCommand, say } from '../../scripts/command.mjs';
import { imageVariable } from './containers/images.mjs';
import { withEngine } from './containers/test-engine.mjs';
import { installFor } from '../../scripts/install-missing.mjs';

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

const images = /** @type {const} */ (['node', 'evm', 'bitcoin', 'npm', 'postgres']);

/**
 * `npm run test:containers`: the suites of every chain with `TEST_NODES=docker`, and the image of the service, on the engine
 * that answers, else on one that it starts itself. Fails where there is none.
 */
async function testContainers() {
  await installFor(['repository', 'chainTests', 'service']);
  await withEngine(images, async (environment) => {
    const outcomes = [];
    for (const suite of suites) outcomes.push(await run(suite, environment));
    report(outcomes, environment);
  });
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
