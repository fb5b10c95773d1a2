import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensureEngines } from './engines.mjs';
import { ensureReaders } from './readers.mjs';
import { root, runAsCommand, say } from './command.mjs';
import { installFor } from './install-missing.mjs';
import { argumentsOf, runs, walks, withBrowser } from './suites.mjs';

/**
 * @typedef {object} Test
 * @property {string} title
 * @property {string} status As Jest says it: `passed`, `failed`, `pending` where it was skipped.
 * @property {string} file
 */

/**
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {number} failed
 * @property {number} exitCode
 * @property {readonly string[]} failedFiles
 * @property {readonly Test[]} tests
 */

/**
 * `npm test`, `npm run test:fast` and `npm run test:slow`: from a fresh clone to the outcome of their suites, which
 * `suites.mjs` lists. Arguments after `npm test --` are passed to one run of Jest, e.g. `npm test -- --selectProjects unit`.
 * `--update` among them stores the texts that suites compare.
 */
async function test() {
  const [tier = '', ...more] = process.argv.slice(2);
  if (tier === '--fast') {
    await installFor(['repository', 'lint', 'chainTests']);
    return conclude([await jest([...argumentsOf(runs.fast), ...more])]);
  }
  if (tier === '--walks') {
    const { env, ...walk } = more[0] === 'logins' ? walks.logins : walks.headless;
    await installFor([
      'repository',
      ...(more[0] === 'logins'
        ? /** @type {const} */ ([
            'service',
            'serviceOpenId',
            'serviceTelemetry',
            'serviceWebhooks',
            'walletFrame',
          ])
        : []),
    ]);
    return conclude([await jest(argumentsOf(walk), env)]);
  }
  const isSlow = tier === '--slow';
  const given = isSlow ? more : process.argv.slice(2);
  const chosen = given.filter((one) => one !== '--update');
  const env = { UPDATE_STORED: String(chosen.length < given.length) };
  const chromium = await prepare(chosen);
  if (chosen.includes('engines') || (!isSlow && chosen.length === 0)) ensureEngines();
  if (chosen.includes('readers')) ensureReaders();
  if (chosen.length > 0) return conclude([await jest(chosen, env)]);
  const outcomes = await inOrder(isSlow ? runs.slow : runs.usual, chromium ? [] : withBrowser);
  if (!chromium) say('The browser tests did NOT run: no Chromium was found.');
  conclude(outcomes);
}

/** @param {readonly Outcome[]} outcomes */
function conclude(outcomes) {
  const sum = (/** @type {'passed' | 'failed'} */ field) =>
    outcomes.reduce((total, outcome) => total + outcome[field], 0);
  say(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = outcomes.find(({ exitCode }) => exitCode !== 0)?.exitCode ?? 0;
}

/**
 * Installs and builds what the suites need.
 *
 * @param {readonly string[]} chosen Arguments for Jest.
 * @returns {Promise<string | undefined>} The Chromium, where there is one.
 */
export async function prepare(chosen) {
  await installFor([
    'repository',
    'lint',
    'chainTests',
    'service',
    'servicePostgres',
    'serviceOpenId',
    'serviceTelemetry',
    'serviceWebhooks',
    'walletFrame',
    'migrate',
    ...(chosen.includes('alto') ? /** @type {const} */ (['alto']) : []),
  ]);
  const chromium = ensureChromium();
  const { ensureBuilt } = await import('./ensure-built.mjs');
  await ensureBuilt();
  return chromium;
}

/**
 * Runs one after the other. Each suite of them that failed is tried again, alone.
 *
 * @param {readonly import('./suites.mjs').Run[]} ofCommand
 * @param {readonly string[]} impossible Patterns of suites that cannot run here.
 */
async function inOrder(ofCommand, impossible) {
  const outcomes = [];
  for (const run of ofCommand)
    outcomes.push(await alone(await jest(argumentsOf(run, impossible), run.env), run.env));
  return outcomes;
}

/** Where more files fail, another suite on the same cores is not the cause. */
const MOST_AGAIN = 5;

/** The suites with browsers or nodes. Those of `tests/unit` and `tests/contract` have none: they fail for a reason. */
const withPeers = ['tests/integration/', 'apps/chains/', 'apps/service/', 'apps/wallet-frame/'];

/**
 * Runs the few files that failed once more, each by itself: a browser and a node that share two cores with another
 * suite may miss a moment (decision 0114). What fails twice has failed; what passes now is printed by name, to be
 * mended.
 *
 * @param {Outcome} first
 * @param {Readonly<Record<string, string>>} [env]
 * @returns {Promise<Outcome>}
 */
async function alone(first, env) {
  const files = first.failedFiles;
  const hasPeers = (/** @type {string} */ file) =>
    withPeers.some((folder) => relative(root, file).startsWith(folder));
  if (files.length === 0 || files.length > MOST_AGAIN || !files.every(hasPeers)) return first;
  const again = await jest(
    [
      '--selectProjects',
      'integration',
      'service',
      'wallet-frame',
      '--runInBand',
      '--runTestsByPath',
      ...files,
    ],
    env,
  );
  const unsteady = files.filter((file) => !again.failedFiles.includes(file));
  for (const file of unsteady)
    say(`Unsteady: ${relative(root, file)} failed once and passed alone.`);
  if (again.exitCode !== 0) return first;
  return { ...first, passed: first.passed + first.failed, failed: 0, exitCode: 0, failedFiles: [] };
}

/**
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} [env] Variables beside those of this process.
 * @returns {Promise<Outcome>}
 */
export async function jest(args, env) {
  const folder = mkdtempSync(join(tmpdir(), 'cleat-test-'));
  const report = join(folder, 'report.json');
  try {
    const exitCode = await run([...args, '--json', '--outputFile', report], env);
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    const failedFiles = testResults
      .filter((/** @type {{ status: string }} */ { status }) => status === 'failed')
      .map((/** @type {{ name: string }} */ { name }) => name);
    // A file that cannot be loaded has no tests to count, so it counts as one.
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    /** @type {readonly Test[]} */
    const tests = testResults.flatMap(
      (/** @type {{ name: string, assertionResults: Test[] }} */ { name, assertionResults }) =>
        assertionResults.map(({ status, title }) => ({ title, status, file: name })),
    );
    return { passed: numPassedTests, failed, exitCode, failedFiles, tests };
  } catch {
    // Jest ended without a report.
    return { passed: 0, failed: 1, exitCode: 1, failedFiles: [], tests: [] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} [env]
 * @returns {Promise<number>}
 */
function run(args, env) {
  // Every test file makes much garbage soon. A larger nursery collects it in fewer rounds.
  const node = ['--experimental-vm-modules', '--no-warnings', '--max-semi-space-size=64'];
  const command = [...node, join(root, 'node_modules/jest/bin/jest.js'), ...args];
  // The report goes to its file; with --json, Jest would print it here as well.
  const jestProcess = spawn(process.execPath, command, {
    cwd: root,
    stdio: ['inherit', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
  return new Promise((resolve, reject) => {
    jestProcess.once('error', reject);
    jestProcess.once('exit', (code) => resolve(code ?? 1));
  });
}

await runAsCommand(import.meta.url, test);
