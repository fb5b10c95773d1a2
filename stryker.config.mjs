/**
 * `npm run mutation`: which small faults in the inner layers their tests notice
 * ([0151](docs/decisions/0151-kept-tools-and-few-scripts.md)). `-- --mutate 'domain/send/**'` takes one folder.
 */
export default {
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules', '--no-warnings'],
  jest: { configFile: 'tests/mutation.config.mjs' },
  coverageAnalysis: 'perTest',
  // A fault that is evaluated while its module loads would run every suite that reaches the module.
  ignoreStatic: true,
  mutate: ['{domain,application}/**/*.ts'],
  // What the suites of these layers reach.
  ignorePatterns: [
    '**',
    '!/*.{json,mjs,ts}',
    '!/{application,composition,docs,domain,infrastructure,ports,presentation-react,scripts,types}/**',
    '!/apps/{demo,gallery}/**',
    '!/tests/{unit,support,contract}/**',
    '!/tests/*.mjs',
  ],
  // Its own compiler would read it, and there is none in TypeScript 7.
  tsconfigFile: 'none.json',
  tempDirName: '.cache/stryker',
  // The public vectors are read beside the project, if they are there.
  buildCommand: 'ln -sfn ../../../shared ../shared',
  incremental: true,
  incrementalFile: 'reports/mutation/incremental.json',
  reporters: ['clear-text', 'json', 'progress-append-only'],
  jsonReporter: { fileName: 'reports/mutation/mutation.json' },
  clearTextReporter: { logTests: false, allowColor: false },
  dryRunTimeoutMinutes: 60,
  // A loop that a fault makes endless, on a machine that is busy.
  timeoutMS: 30_000,
};
