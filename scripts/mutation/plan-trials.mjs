/**
 * @typedef {import('./worker.mjs').TestId} TestId
 * @typedef {TestId & { readonly title: string, readonly ms: number, readonly failure?: unknown }} Outcome
 * @typedef {object} Survey
 * @property {readonly Outcome[]} outcomes every test, run without a mutant
 * @property {readonly string[]} atLoad ids of mutants that are evaluated when their module is loaded
 * @property {Readonly<Record<string, readonly string[]>>} perTest ids of mutants by `file#index`
 * @typedef {ReadonlyMap<string, ReadonlyMap<string, number>>} Distances
 */

/** A mutant counts as survived when so many of the nearest tests let it pass: the score is a lower bound. */
const MAX_TESTS = 200;
/** These reach everything and come last, at any distance. */
const walks = /\/random-walks\//;
const testRoot = 'tests/unit/';
/** Code that is evaluated while its module loads belongs to no test, so the nearest files are run. */
const MAX_FILES = 12;

/**
 * The tests that run for each mutant: first those in the folder of its module, then those that import it most
 * directly.
 *
 * @param {Survey} survey
 * @param {Distances} distances
 */
export function trialPlanner({ outcomes, atLoad, perTest }, distances) {
  const sound = outcomes.filter(({ failure }) => failure === undefined);
  const isAtLoad = new Set(atLoad);
  const covering = coveringTests(sound, perTest);

  /**
   * @param {import('./bundle.mjs').Mutant} mutant
   * @returns {import('./worker.mjs').Trial}
   */
  return ({ id, fileName }) => {
    const isStatic = isAtLoad.has(id);
    const distance = (/** @type {Outcome} */ { file }) =>
      distances.get(file)?.get(fileName) ?? Number.POSITIVE_INFINITY;
    const nearest = (/** @type {readonly Outcome[]} */ tests) =>
      [...tests].sort(
        (one, two) =>
          strangeness(one.file, fileName) - strangeness(two.file, fileName) ||
          distance(one) - distance(two) ||
          one.ms - two.ms,
      );
    const all = nearest(covering.get(id) ?? []);
    const covers = all.filter(({ file }) => !walks.test(file));
    const last = all.filter(({ file }) => walks.test(file));
    const besides = isStatic ? inNearestFiles(nearest(sound), distance) : [];
    const tests = [...new Set([...covers.slice(0, MAX_TESTS), ...besides, ...last])];
    return { id, isStatic, tests: tests.map(({ file, index }) => ({ file, index })) };
  };
}

/**
 * Whether `testFile` is named after the module, is beside those that are, or neither.
 *
 * @param {string} testFile
 * @param {string} fileName
 */
function strangeness(testFile, fileName) {
  const module = `${testRoot}${fileName}`.replace(/\.ts$/, '');
  if (testFile.replace(/\.test\.tsx?$/, '') === module) return 0;
  return folderOf(testFile) === folderOf(module) ? 1 : 2;
}

/** @param {string} path */
function folderOf(path) {
  return path.slice(0, path.lastIndexOf('/'));
}

/**
 * @param {readonly Outcome[]} outcomes
 * @param {Survey['perTest']} perTest
 */
function coveringTests(outcomes, perTest) {
  /** @type {Map<string, Outcome[]>} */
  const covering = new Map();
  for (const outcome of outcomes) {
    for (const id of perTest[`${outcome.file}#${outcome.index}`] ?? []) {
      const tests = covering.get(id) ?? [];
      tests.push(outcome);
      covering.set(id, tests);
    }
  }
  return covering;
}

/**
 * @param {readonly Outcome[]} tests the nearest first
 * @param {(test: Outcome) => number} distance
 */
function inNearestFiles(tests, distance) {
  const reaching = tests.filter((test) => distance(test) < Number.POSITIVE_INFINITY);
  const files = new Set([...new Set(reaching.map(({ file }) => file))].slice(0, MAX_FILES));
  return reaching.filter(({ file }) => files.has(file));
}
