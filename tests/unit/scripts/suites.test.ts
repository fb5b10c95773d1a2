import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../../../scripts/command.mjs';
import { importsOf, sourcesIn } from '../architecture/sources';
import {
  kept,
  ownCommands,
  type Run,
  runs,
  slow,
  timed,
  withBrowser,
} from '../../../scripts/suites.mjs';

/** Every suite of the repository, by its path from the root. */
const suites = ['tests', 'apps/chains/tests', 'apps/service/tests', 'apps/wallet-frame/tests']
  .flatMap((folder) => filesBelow(join(root, folder)))
  .map((file) => relative(root, file).replaceAll('\\', '/'))
  .filter((file) => /\.test\.tsx?$/.test(file));

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && name !== 'empty')
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [path];
    });
}

const isOf = (patterns: readonly string[], suite: string): boolean =>
  patterns.some((pattern) => new RegExp(pattern).test(suite));

/** Whether Jest runs `suite`: it is in one of the run's projects, which have a folder each. */
function hasSuite({ projects, only, but }: Run, suite: string): boolean {
  const [, project] = projectFolders.find(([folder]) => suite.startsWith(folder)) ?? [];
  if (project === undefined) return false;
  const isReact = project === 'unit' && suite.endsWith('x');
  return (
    projects.includes(isReact ? 'react' : project) &&
    (!only || isOf(only, suite)) &&
    !isOf(but, suite)
  );
}
const projectFolders = [
  ['tests/unit/', 'unit'],
  ['tests/contract/', 'contract'],
  ['tests/integration/', 'integration'],
  ['apps/chains/', 'integration'],
  ['apps/service/', 'service'],
  ['apps/wallet-frame/', 'wallet-frame'],
] as const;

/** The modules of the tests that `suite` imports, directly or not, and all other names that these import. */
function reachedFrom(suite: string): ReadonlySet<string> {
  const reached = new Set([suite]);
  for (const path of reached) {
    const isOfTests = /(^|\/)tests\//.test(path);
    const source = isOfTests ? sourcesIn(path)[0] : undefined;
    for (const { isTypeOnly, specifier, target } of source ? importsOf(source) : []) {
      if (!isTypeOnly) reached.add(target ?? specifier);
    }
  }
  return reached;
}

/** The runs of all tests of a suite, and those of tests with a name. */
const ofBoth = [...runs.usual, ...runs.slow];
const whole = ofBoth.filter(({ names }) => names === undefined);
const named = ofBoth.filter(({ names }) => names !== undefined);

describe('the suites', () => {
  it('are each run by one command', () => {
    const timesRun = (suite: string): number =>
      whole.filter((run) => hasSuite(run, suite)).length +
      Object.values(ownCommands).filter((patterns) => isOf(patterns, suite)).length;

    expect(suites.filter((suite) => timesRun(suite) !== 1)).toEqual([]);
  });

  it('that open a browser are slow', () => {
    const opens = (suite: string): boolean =>
      reachedFrom(suite).has('playwright-core') && !isOf(Object.values(ownCommands).flat(), suite);

    expect(suites.filter((suite) => !isOf(slow, suite) && opens(suite))).toEqual([]);
    expect(opens('tests/integration/browser/journeys.test.ts')).toBe(true);
  });

  it('of the service are run over PostgreSQL as well, where they have a database', () => {
    const helper = readFileSync(join(root, 'apps/service/tests/databases.ts'), 'utf8');
    const overEach = suites
      .filter((suite) => suite.startsWith('apps/service/'))
      .filter((suite) => !isOf(Object.values(ownCommands).flat(), suite))
      .map((suite) => [suite, readFileSync(join(root, suite), 'utf8')] as const)
      .filter(([, text]) => /\.each\(databaseKinds|describeOverDatabases\(/.test(text));
    const isNamed = (text: string): boolean =>
      (text.includes('describeOverDatabases(') ? helper : text).includes('over $name');
    const isRun = (suite: string): boolean =>
      named.some((run) => run.names === 'over PostgreSQL' && hasSuite(run, suite));

    expect(overEach.length).toBeGreaterThan(30);
    const missed = overEach.filter(([suite, text]) => !isNamed(text) || !isRun(suite));
    expect(missed.map(([suite]) => suite)).toEqual([]);
  });

  it('that are kept in `npm test` are slow ones, and none measures time', () => {
    const chosen = suites.filter((suite) => isOf(kept, suite));

    expect(chosen.filter((suite) => !isOf(slow, suite) || isOf(timed, suite))).toEqual([]);
  });

  it.each(Object.entries({ slow, kept, timed, withBrowser, ...ownCommands }))(
    'have one for each pattern of %s',
    (_, patterns) => {
      const names = (pattern: string) => suites.some((suite) => isOf([pattern], suite));

      expect(patterns.filter((pattern) => !names(pattern))).toEqual([]);
    },
  );
});

describe('the commands of package.json', () => {
  /** Those that make, serve, list or write something, and claim nothing. `test:fast` is a part of `npm test`. */
  const others =
    /^(start|service|wallet-frame|console|frame-check|release-log|build|api|reference|owner|changeset|release|format|scaffold|migrate|gallery|languages|test:fast)$/;
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  /** What the two run, without their comments. */
  const run = ['run', 'nightly']
    .map((name) => readFileSync(join(root, '.ci', name), 'utf8').replaceAll(/^\s*#.*$/gm, ''))
    .join('\n');

  it('that check something are each named by `.ci/run` or `.ci/nightly`', () => {
    const isNamed = (command: string): boolean =>
      new RegExp(String.raw`npm (run --silent )?${command}(?![\w:-])`).test(run) ||
      // What a command that is named runs in turn.
      Object.entries(scripts).some(
        ([name, text]) => name !== command && text.includes(`npm run --silent ${command}`),
      );

    expect(Object.keys(scripts).filter((name) => !others.test(name) && !isNamed(name))).toEqual([]);
  });

  it('that run suites of their own are what the list of suites names', () => {
    const command = (name: string): string | undefined => scripts[name];

    expect(Object.keys(ownCommands).filter((name) => command(name) === undefined)).toEqual([]);
  });
});
