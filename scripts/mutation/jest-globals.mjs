import { expect } from 'expect';
import { bind } from 'jest-each';
import { ModuleMocker } from 'jest-mock';

/**
 * The part of `@jest/globals` that the tests of the inner layers use, for a process that runs a chosen test a
 * thousand times. Any other part is `undefined`, so that a test which uses it fails at once.
 *
 * @typedef {() => unknown} Work
 * @typedef {{ readonly title: string, readonly run: () => Promise<void> }} Test
 * @typedef {{ readonly title: string, readonly outer?: Suite, readonly hooks: Record<Moment, Work[]> }} Suite
 * @typedef {'beforeAll' | 'beforeEach' | 'afterEach' | 'afterAll'} Moment
 */

const mocker = new ModuleMocker(globalThis);

/** @type {Suite} */
let suite = newSuite('');

/** @type {Test[]} */
let tests = [];

/**
 * Imports a file of tests by `load`, and returns its tests, in their order.
 *
 * @param {() => Promise<unknown>} load
 * @returns {Promise<readonly Test[]>}
 */
export async function collectTests(load) {
  suite = newSuite('');
  tests = [];
  await load();
  return tests;
}

/**
 * @param {string} title
 * @param {Suite} [outer]
 * @returns {Suite}
 */
function newSuite(title, outer) {
  const hooks = { beforeAll: [], beforeEach: [], afterEach: [], afterAll: [] };
  return { title, hooks, ...(outer && { outer }) };
}

/**
 * @param {string} title
 * @param {Work} declare
 */
function describe(title, declare) {
  const outer = suite;
  suite = newSuite(title, outer);
  declare();
  suite = outer;
}

/**
 * @param {string} title
 * @param {Work} body
 */
function it(title, body) {
  const suites = chain(suite);
  const names = [...suites.map((each) => each.title), title].filter(Boolean);
  tests.push({ title: names.join(' › '), run: () => runWithHooks(suites, body) });
}

/**
 * Tests run one by one, so the hooks for all of them run for each.
 *
 * @param {readonly Suite[]} suites
 * @param {Work} body
 */
async function runWithHooks(suites, body) {
  const inwards = (/** @type {Moment} */ moment) => suites.flatMap(({ hooks }) => hooks[moment]);
  const outwards = (/** @type {Moment} */ moment) =>
    [...suites].reverse().flatMap(({ hooks }) => hooks[moment]);
  try {
    for (const hook of [...inwards('beforeAll'), ...inwards('beforeEach')]) await hook();
    await body();
  } finally {
    for (const hook of [...outwards('afterEach'), ...outwards('afterAll')]) await hook();
    mocker.restoreAllMocks();
  }
}

/**
 * @param {Suite} inner
 * @returns {readonly Suite[]}
 */
function chain(inner) {
  return inner.outer ? [...chain(inner.outer), inner] : [inner];
}

/** @param {Moment} moment */
function hook(moment) {
  return (/** @type {Work} */ work) => void suite.hooks[moment].push(work);
}

/** The module that the bundled tests import as `@jest/globals`. */
export const globals = {
  describe: Object.assign(describe, { each: bind(describe, false) }),
  it: Object.assign(it, { each: bind(it, false) }),
  expect,
  jest: {
    spyOn: mocker.spyOn.bind(mocker),
    fn: mocker.fn.bind(mocker),
    restoreAllMocks: mocker.restoreAllMocks.bind(mocker),
  },
  beforeAll: hook('beforeAll'),
  beforeEach: hook('beforeEach'),
  afterEach: hook('afterEach'),
  afterAll: hook('afterAll'),
};
