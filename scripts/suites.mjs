import { availableParallelism } from 'node:os';

/**
 * Which command runs which suite. Everything here is a list of regular expressions over paths, as Jest takes them.
 *
 * @typedef {object} Run One run of Jest.
 * @property {readonly string[]} projects Of `jest.config.mjs`.
 * @property {readonly string[]} [only] What it runs of them; else everything.
 * @property {readonly string[]} but What it leaves out.
 * @property {string} [names] A pattern of the tests that it runs; else all.
 * @property {Readonly<Record<string, string>>} [env]
 * @property {'cores' | 'waiting' | 'timed'} workers `waiting`: suites that mostly wait for nodes and pages have one more
 *   than there are cores. `timed`: suites that measure time leave cores to the processes that they start.
 */

/**
 * The slow suites: those with a browser or a chain, those that compile, and long walks. `npm run test:slow` runs them, and a new
 * suite below these paths as well. `npm test` runs the others, and what `kept` names.
 */
export const slow = [
  'tests/integration/',
  'apps/chains/tests/',
  'tests/unit/application/random-walks/',
  String.raw`tests/unit/infrastructure/(frame/one-frame-walk|sign-in-server/mutated-messages)\.test`,
  String.raw`tests/contract/view\.test`,
  String.raw`tests/unit/apps/cleatkit-migrate\.test`,
  'apps/wallet-frame/tests/browser/',
  'apps/wallet-frame/tests/console/',
  'apps/wallet-frame/tests/walks/',
  'apps/wallet-frame/tests/attacks/',
  'apps/wallet-frame/tests/smart/',
  'apps/service/tests/attacks/',
];

/** Of each kind of slow suite, the ones that `npm test` runs: they are short, and together reach every part. */
export const kept = [
  String.raw`tests/integration/browser/(each-namespace|journeys|other-engines)\.test`,
  String.raw`tests/integration/chains/(eip155|solana|bip122)\.test`,
  String.raw`tests/integration/walletconnect/sessions\.test`,
  String.raw`tests/integration/attacks/(node-of-a-test-network|sign-in-zero)\.test`,
  String.raw`tests/integration/(bundle|entries|http-client)\.test`,
  String.raw`tests/integration/start/(counterparts|installs)\.test`,
  String.raw`tests/unit/application/random-walks/sign-in-required\.test`,
  String.raw`apps/wallet-frame/tests/browser/frame-approval\.test`,
  String.raw`apps/wallet-frame/tests/walks/`,
  // Those without a browser, and one with.
  String.raw`apps/wallet-frame/tests/attacks/(asked-acts|bitcoin-amounts|fees|own-sign-in|page-and-service|passed-code)\.test`,
  String.raw`apps/wallet-frame/tests/attacks/(sign-in|site-reads|stolen-service|tips|unlocked-device)\.test`,
  String.raw`apps/wallet-frame/tests/attacks/stolen-focus\.test`,
];

/** The service's suites start a PostgreSQL each: `npm test` runs them over the other database alone. */
const libsql = { TEST_DATABASES: 'libsql' };

/** The suites with commands of their own. */
export const ownCommands = {
  attacks: ['/attacks/long/'],
  faults: [String.raw`tests/integration/faults/(lifecycle|storage)\.test`],
  // Minutes each: every story or every step of the demo.
  'test:stories': [
    String.raw`tests/integration/browser/(demo-walk|gallery|no-jumps|pseudo-language)\.test`,
  ],
  'test:recipes': ['tests/integration/recipes/'],
  'test:containers': ['apps/service/tests/containers/'],
  'test:deploy': ['tests/deploy/'],
  'test:restore': ['apps/service/tests/restore/'],
  'test:upgrades': ['/tests/two-versions/'],
  'test:alto': ['apps/wallet-frame/tests/alto/'],
  browsers: ['apps/wallet-frame/tests/engines/', 'tests/integration/engines/'],
  'test:docs': ['tests/integration/docs-site/'],
  readers: ['tests/integration/readers/'],
  'test:frameworks': ['tests/frameworks/'],
  newcomer: ['tests/newcomer/'],
};

/** The suites that measure time. What has a limit of seconds only, as recovery from a fault has, does not. */
export const timed = [
  String.raw`tests/integration/browser/(double-press|fresh-balance|loading|motion|pairing|sheet)\.test`,
  String.raw`tests/integration/faults/(chaos|endurance)\.test`,
  'tests/integration/rpc/',
];

/** The suites that open a browser. */
export const withBrowser = [
  'tests/integration/(attacks|browser|faults|install)/',
  'tests/integration/rpc/browser',
  String.raw`-page\.test`,
  'apps/wallet-frame/tests/(attacks|browser|console)/',
];

const elsewhere = ['/node_modules/', ...Object.values(ownCommands).flat()];

/** What needs neither a build nor a peer. */
const pure = ['unit', 'react', 'contract'];
const all = [...pure, 'service', 'wallet-frame', 'integration'];

/** The runs of `npm run test:fast`, `npm test` and `npm run test:slow`, in their order. */
export const runs = {
  /** @type {Run} */
  fast: { projects: pure, but: [...elsewhere, ...slow], workers: 'cores' },
  /** @type {readonly Run[]} */
  usual: [
    { projects: all, but: [...elsewhere, ...slow], env: libsql, workers: 'cores' },
    { projects: all, only: kept, but: elsewhere, workers: 'waiting' },
  ],
  /** @type {readonly Run[]} */
  slow: [
    {
      projects: all,
      only: slow,
      but: [...elsewhere, ...kept, ...timed],
      env: libsql,
      workers: 'waiting',
    },
    { projects: ['service'], names: 'over PostgreSQL', but: elsewhere, workers: 'cores' },
    { projects: all, only: timed, but: [...elsewhere, ...kept], workers: 'timed' },
  ],
};

/** More walks than the suites take. `npm run walks` and `npm run walks:logins` run them. */
export const walks = {
  /** 2,000 through the headless widget: so many for each of the three sign-in rules, of which the suites run every fifth.
   * @type {Run} */
  headless: {
    projects: ['unit'],
    only: ['tests/unit/application/random-walks/'],
    but: ['/node_modules/'],
    env: { WALKS: process.env['WALKS'] ?? '667' },
    workers: 'cores',
  },
  /** 20,000 steps over logins, through the service and the code of the frame, 50 in each walk; the suite takes 200.
   * @type {Run} */
  logins: {
    projects: ['wallet-frame'],
    only: ['apps/wallet-frame/tests/walks/'],
    but: ['/node_modules/'],
    env: { LOGIN_WALKS: process.env['LOGIN_WALKS'] ?? '400' },
    workers: 'cores',
  },
};

/**
 * @param {Run} run
 * @param {readonly string[]} [impossible] Patterns of suites that cannot run here.
 * @returns {readonly string[]} The arguments of Jest.
 */
export function argumentsOf({ projects, only, names, but, workers }, impossible = []) {
  const cores = availableParallelism();
  const counts = { cores, waiting: cores + 1, timed: Math.max(1, Math.floor(cores / 2)) };
  return [
    '--selectProjects',
    ...projects,
    ...(only ? ['--testPathPatterns', ...only] : []),
    ...(names === undefined ? [] : ['--testNamePattern', names]),
    // In the place of what the projects leave out themselves.
    '--testPathIgnorePatterns',
    ...but,
    ...impossible,
    '--maxWorkers',
    String(counts[workers]),
  ];
}
