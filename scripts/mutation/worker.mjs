import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import { bundleFile } from './bundle.mjs';
import { collectTests, globals } from './jest-globals.mjs';

/**
 * A process that runs tests against mutants at its parent's request: first all of them once to record the
 * coverage, then some of them per mutant.
 *
 * @typedef {{ readonly file: string, readonly index: number }} TestId
 * @typedef {{ readonly id: string, readonly isStatic: boolean, readonly tests: readonly TestId[] }} Trial
 * @typedef {{ readonly status: 'killed' | 'timeout' | 'survived', readonly by?: string }} Verdict
 * @typedef {{ activeMutant?: string, currentTestId?: string, hitCount?: number, hitLimit?: number,
 *   mutantCoverage?: { static: Record<string, number>, perTest: Record<string, Record<string, number>> } }} Switches
 * @typedef {{ readonly pinSeed: () => void, readonly sources: () => Promise<unknown>,
 *   readonly testFiles: Record<string, () => Promise<unknown>> }} Bundle
 * @typedef {import('./jest-globals.mjs').Test} Test
 */

/**
 * The number of timer turns that a test may take. On a busy machine the timer is as slow as the test, so a
 * slow test does not count as an endless one.
 */
const PATIENCE = { turns: 500, everyMs: 10 };
/** A random walk runs where no nearer test notices the mutant: a few walks are sufficient. */
const WALKS = '25';
/** More evaluations of one mutant in one test count as an endless loop. */
const MAX_HITS = 100_000;

/** @type {Switches} */
const switches = {};
Object.assign(globalThis, {
  __stryker__: switches,
  mutationTestGlobals: globals,
  mutationTestDownload: () => new Promise((resolve) => setImmediate(resolve)),
});
process.env['WALKS'] = WALKS;

const require = createRequire(bundleFile);
const script = new Script(
  `(function (require, module, exports) {${readFileSync(bundleFile, 'utf8')}\n})`,
  { filename: bundleFile },
);

/** @type {unknown} */
let strayRejection;
process.on('unhandledRejection', (reason) => {
  strayRejection = reason ?? new Error('rejected');
});
process.on('uncaughtException', (error) => {
  strayRejection = error;
});

let instance = newInstance();

function newInstance() {
  const module = { exports: /** @type {unknown} */ ({}) };
  script.runInThisContext()(require, module, module.exports);
  const bundle = /** @type {Bundle} */ (module.exports);
  bundle.pinSeed();
  /** @type {Map<string, Promise<readonly Test[]>>} */
  const loaded = new Map();
  return {
    bundle,
    /** @param {string} file */
    testsOf(file) {
      const tests = loaded.get(file) ?? collectTests(bundle.testFiles[file] ?? noSuchFile);
      loaded.set(file, tests);
      return tests;
    },
  };
}

function noSuchFile() {
  return Promise.reject(new TypeError('The bundle has no such file'));
}

/** Runs every test once without a mutant, and returns the coverage of each. */
async function survey() {
  await instance.bundle.sources();
  const outcomes = [];
  for (const file of Object.keys(instance.bundle.testFiles)) {
    const tests = await instance.testsOf(file);
    for (const [index, test] of tests.entries()) {
      switches.currentTestId = `${file}#${index}`;
      const before = performance.now();
      const failure = await failureOf(test);
      outcomes.push({ file, index, title: test.title, ms: performance.now() - before, failure });
      delete switches.currentTestId;
    }
  }
  const { static: atLoad = {}, perTest = {} } = switches.mutantCoverage ?? {};
  return {
    outcomes,
    atLoad: Object.keys(atLoad),
    perTest: Object.fromEntries(
      Object.entries(perTest).map(([test, hits]) => [test, Object.keys(hits)]),
    ),
  };
}

/**
 * @param {Trial} trial
 * @returns {Promise<Verdict>}
 */
async function judge({ id, isStatic, tests }) {
  switches.activeMutant = id;
  try {
    if (isStatic) instance = newInstance();
    for (const { file, index } of tests) {
      switches.hitCount = 0;
      switches.hitLimit = MAX_HITS;
      const test = (await instance.testsOf(file))[index];
      const failure = test && (await failureOf(test));
      if (failure) return { status: failure.isTimeout ? 'timeout' : 'killed', by: test.title };
    }
    return { status: 'survived' };
  } catch (error) {
    return { status: 'killed', by: `while loading: ${String(error)}` };
  } finally {
    delete switches.activeMutant;
    if (isStatic) instance = newInstance();
  }
}

/**
 * @param {Test} test
 * @returns {Promise<{ readonly isTimeout: boolean, readonly message: string } | undefined>}
 */
async function failureOf(test) {
  strayRejection = undefined;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const timeout = new Promise((resolve) => {
    let turns = 0;
    timer = setInterval(() => {
      turns += 1;
      if (turns > PATIENCE.turns) resolve('timeout');
    }, PATIENCE.everyMs);
  });
  try {
    const end = await Promise.race([test.run(), timeout]);
    if (end === 'timeout') return { isTimeout: true, message: 'It does not end' };
    if (strayRejection === undefined) return undefined;
    return { isTimeout: false, message: 'A promise was rejected without a handler' };
  } catch (error) {
    return { isTimeout: false, message: String(error) };
  } finally {
    clearInterval(timer);
  }
}

process.on('message', async (/** @type {'survey' | Trial} */ order) => {
  process.send?.(order === 'survey' ? await survey() : await judge(order));
});
