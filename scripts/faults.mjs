import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from './chromium.mjs';
import { CommandError, root, runAsCommand, say } from './command.mjs';
import { installFor } from './install-missing.mjs';

/** @typedef {{ readonly title: string, readonly isPassed: boolean }} Test */
/** @typedef {{ readonly test: string, readonly ms: number }} Latency */

/** The families of the scoreboard, and the number of rows in each. */
const families = [
  { letter: 'R', name: 'RPC client', rows: 31, files: ['rpc/'] },
  {
    letter: 'W',
    name: 'wallet',
    rows: 20,
    files: ['faults/wallet-', 'faults/send', 'faults/sign-in'],
  },
  { letter: 'S', name: 'storage', rows: 13, files: ['faults/storage', 'faults/tabs'] },
  { letter: 'P', name: 'relay and pairing', rows: 13, files: ['faults/pairing'] },
  { letter: 'X', name: 'sign-in', rows: 7, files: ['faults/required-sign-in'] },
  { letter: 'L', name: 'life cycle', rows: 8, files: ['faults/lifecycle', 'faults/endurance'] },
];
const rowPattern = new RegExp(
  `\\b[${families.map(({ letter }) => letter).join('')}]\\d{2}\\b`,
  'g',
);

/**
 * `npm run faults`: every row of the reliability scoreboard against the built product, row by row, then per
 * family, then the slowest recovery.
 *
 * `npm run faults -- --times 2` does so twice in a row: a row has to pass each time. `--only W` runs one
 * family. `--built` uses the package in `dist` without a new build.
 */
async function faults() {
  const { values } = parseArgs({
    options: {
      times: { type: 'string', default: '1' },
      built: { type: 'boolean', default: false },
      only: { type: 'string' },
    },
  });
  const times = Number(values.times);
  if (!Number.isInteger(times) || times < 1)
    throw new CommandError('--times wants a number, from 1.');
  const { only } = values;
  const chosen = families.filter(({ letter }) => only === undefined || letter === only);
  if (chosen.length === 0) {
    throw new CommandError(
      `--only wants one of ${families.map(({ letter }) => letter).join(', ')}.`,
    );
  }
  const paths = only === undefined ? ['faults/', 'rpc/'] : chosen.flatMap(({ files }) => files);
  await installFor(['repository', 'chainTests']);
  if (!ensureChromium()) throw new CommandError('The scoreboard needs a Chromium.');
  if (!values.built) {
    const { build } = await import('./build.mjs');
    await build();
  }

  const folder = mkdtempSync(join(tmpdir(), 'cleat-faults-'));
  try {
    const latencies = join(folder, 'latencies');
    const tests = [];
    for (let run = 1; run <= times; run += 1) {
      const report = join(folder, `report-${run}.json`);
      const startedAt = performance.now();
      process.exitCode = (await jest(paths, report, latencies)) || process.exitCode;
      tests.push(...testsIn(report));
      say(`run ${run} of ${times}: ${Math.round((performance.now() - startedAt) / 1000)} s`);
    }
    const isComplete = print(chosen, tests, latenciesIn(latencies));
    if (!isComplete) process.exitCode ||= 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {typeof families} chosen
 * @param {readonly Test[]} tests
 * @param {readonly Latency[]} latencies
 * @returns {boolean} Whether every row has passed.
 */
function print(chosen, tests, latencies) {
  let isComplete = true;
  /** @type {string[]} */
  const sums = [];
  for (const { letter, name, rows } of chosen) {
    const counts = { passed: 0, failed: 0 };
    for (let number = 1; number <= rows; number += 1) {
      const row = `${letter}${String(number).padStart(2, '0')}`;
      const mine = tests.filter(({ title }) => rowsIn(title).includes(row));
      const outcome = outcomeOf(mine);
      counts[outcome] += 1;
      isComplete &&= outcome !== 'failed';
      say(`${row}  ${outcome.padEnd(6)}  ${detailOf(row, mine, latencies)}`);
    }
    sums.push(`${name}: ${counts.passed} of ${rows} passed, ${counts.failed} failed`);
  }
  say('');
  sums.forEach(say);
  const others = tests.filter(({ title }) => rowsIn(title).length === 0);
  const failed = others.filter(({ isPassed }) => !isPassed);
  say(`beside the rows: ${others.length - failed.length} of ${others.length} tests passed`);
  failed.forEach(({ title }) => say(`  failed: ${title}`));
  const worst = [...latencies].sort((one, other) => other.ms - one.ms)[0];
  say(worst ? `slowest recovery: ${worst.ms} ms, ${worst.test}` : 'no recovery was measured');
  return isComplete;
}

/** @param {readonly Test[]} tests */
function outcomeOf(tests) {
  return tests.length > 0 && tests.every(({ isPassed }) => isPassed) ? 'passed' : 'failed';
}

/**
 * @param {string} row
 * @param {readonly Test[]} tests
 * @param {readonly Latency[]} latencies
 */
function detailOf(row, tests, latencies) {
  if (tests.length === 0) return 'there is no test of it';
  const mine = latencies.filter(({ test }) => rowsIn(test).includes(row)).map(({ ms }) => ms);
  const worst = mine.length > 0 ? `, recovered within ${Math.max(...mine)} ms` : '';
  const failed = tests.filter(({ isPassed }) => !isPassed).map(({ title }) => `\n       ${title}`);
  return `${tests.length} ${tests.length === 1 ? 'test' : 'tests'}${worst}${failed.join('')}`;
}

/**
 * The rows that a test's title names.
 *
 * @param {string} title
 * @returns {readonly string[]}
 */
function rowsIn(title) {
  return title.match(rowPattern) ?? [];
}

/**
 * @param {string} report
 * @returns {readonly Test[]}
 */
function testsIn(report) {
  if (!existsSync(report)) throw new CommandError('Jest ended without a report.');
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  return testResults.flatMap((/** @type {any} */ { assertionResults, message, name }) =>
    assertionResults.length === 0
      ? [{ title: `${name}: ${String(message).split('\n')[0]}`, isPassed: false }]
      : assertionResults.map((/** @type {any} */ { title, status }) => ({
          title,
          isPassed: status === 'passed',
        })),
  );
}

/**
 * @param {string} file
 * @returns {readonly Latency[]}
 */
function latenciesIn(file) {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter(Boolean).map((line) => JSON.parse(line));
}

/**
 * One file at a time: the rows measure time.
 *
 * @param {readonly string[]} paths
 * @param {string} report
 * @param {string} latencies
 * @returns {Promise<number>}
 */
function jest(paths, report, latencies) {
  const jestProcess = spawn(
    process.execPath,
    [
      '--experimental-vm-modules',
      '--no-warnings',
      join(root, 'node_modules/jest/bin/jest.js'),
      ...paths.map((path) => `tests/integration/${path}`),
      '--selectProjects',
      'integration',
      '--maxWorkers',
      '1',
      '--json',
      '--outputFile',
      report,
    ],
    {
      cwd: root,
      stdio: ['inherit', 'ignore', 'inherit'],
      env: { ...process.env, FAULTS_LATENCIES: latencies },
    },
  );
  return new Promise((resolve, reject) => {
    jestProcess.once('error', reject);
    jestProcess.once('exit', (code) => resolve(code ?? 1));
  });
}

await runAsCommand(import.meta.url, faults);
