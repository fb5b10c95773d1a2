import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { root, runAsCommand, say } from './command.mjs';
import { installFor, installMissing } from './install-missing.mjs';

/**
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {number} failed
 * @property {number} exitCode
 */

/**
 * `npm test`: from a fresh clone to the outcome of every suite. Arguments after `npm test --` are passed to
 * one run of Jest, e.g. `npm test -- --selectProjects unit`.
 */
async function test() {
  installMissing();
  const chromium = ensureChromium();
  const chosen = process.argv.slice(2);
  const isFrameworks = chosen.includes('frameworks');
  installFor('vite', 'uniswap', 'service', 'servicePostgres', 'walletFrame');
  if (isFrameworks) installFor(...frameworks);
  const [{ build }, { pack }] = await Promise.all([import('./build.mjs'), import('./pack.mjs')]);
  await build();
  pack();

  const outcomes = chosen.length > 0 ? [await jest(chosen)] : await everySuite(chromium);
  const sum = (/** @type {'passed' | 'failed'} */ field) =>
    outcomes.reduce((total, outcome) => total + outcome[field], 0);
  if (!chromium) say('The browser tests did NOT run: no Chromium was found.');
  say(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = outcomes.find(({ exitCode }) => exitCode !== 0)?.exitCode ?? 0;
}

/** The projects whose suites are short. */
const fast = /** @type {const} */ (['unit', 'react', 'contract', 'service', 'wallet-frame']);

/** What `npm run test:frameworks` installs the package into. */
const frameworks = /** @type {const} */ ([
  'next',
  'signIn',
  'webpack',
  'vitest',
  'jest',
  'playwright',
  'wagmi',
  'wagmi2',
]);

/** The browser suites in which moments are measured, or in which two pages work at full speed. */
const timedBrowser =
  'all-wallets|double-press|fresh-balance|loading|motion|pairing|phone|sheet|stand-aside';

/** The suites that measure time. What has a limit of seconds only, as recovery from a fault has, does not. */
const timed = String.raw`tests/integration/(browser/(${timedBrowser})\.test|faults/(chaos|endurance)|(install|rpc)/)`;

/** The suites that open a browser. */
const browserTests = String.raw`tests/integration/(browser|faults|install)/|tests/integration/rpc/browser|-page\.test`;

/**
 * The fast suites share the cores, and so do those that mostly wait for nodes and pages. Those that measure
 * time come after, and leave a core to the processes that they start.
 *
 * @param {string | undefined} chromium
 */
async function everySuite(chromium) {
  const cores = availableParallelism();
  const integration = (/** @type {number} */ workers, /** @type {readonly string[]} */ paths) =>
    jest([
      ...paths,
      ...['--selectProjects', 'integration'],
      ...['--maxWorkers', String(Math.max(1, workers))],
    ]);
  const closed = chromium ? [] : [browserTests];
  return [
    await jest(['--selectProjects', ...fast, '--maxWorkers', String(cores)]),
    await integration(cores, ['--testPathIgnorePatterns', timed, ...closed]),
    await integration(Math.floor(cores / 2), [
      timed,
      ...(chromium ? [] : ['--testPathIgnorePatterns', ...closed]),
    ]),
  ];
}

/**
 * @param {readonly string[]} args
 * @returns {Promise<Outcome>}
 */
async function jest(args) {
  const folder = mkdtempSync(join(tmpdir(), 'cleat-test-'));
  const report = join(folder, 'report.json');
  try {
    const exitCode = await run([...args, '--json', '--outputFile', report]);
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    // A file that cannot be loaded has no tests to count, so it counts as one.
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    return { passed: numPassedTests, failed, exitCode };
  } catch {
    return { passed: 0, failed: 1, exitCode: 1 }; // Jest ended without a report.
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {readonly string[]} args
 * @returns {Promise<number>}
 */
function run(args) {
  // Every test file makes much garbage soon. A larger nursery collects it in fewer rounds.
  const node = ['--experimental-vm-modules', '--no-warnings', '--max-semi-space-size=64'];
  const command = [...node, join(root, 'node_modules/jest/bin/jest.js'), ...args];
  // The report goes to its file; with --json, Jest would print it here as well.
  const jestProcess = spawn(process.execPath, command, {
    cwd: root,
    stdio: ['inherit', 'ignore', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    jestProcess.once('error', reject);
    jestProcess.once('exit', (code) => resolve(code ?? 1));
  });
}

await runAsCommand(import.meta.url, test);
