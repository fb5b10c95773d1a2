/** The entries of packages that are hundreds of files. */
const wholePackages =
  '(rxjs/dist/cjs|inversify/lib|viem/_esm|viem/_esm/accounts|zod/mini)/index\\.js$';

/** Attacks of more than some seconds, which `npm run attacks` runs as well. */
const longAttacks = '/attacks/long/';

/** The settings of every project. esbuild strips the types from sources; packages run unchanged. */
const shared = {
  extensionsToTreatAsEsm: ['.ts', '.tsx', '.css'],
  transform: {
    '\\.(ts|tsx|css)$': '<rootDir>/tests/support/esbuild-transform.mjs',
    [wholePackages]: '<rootDir>/tests/support/whole-package-transform.mjs',
  },
  transformIgnorePatterns: [`/node_modules/(?!${wholePackages})`],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'cjs', 'mjs', 'json'],
  // dist holds a second manifest named "cleatkit".
  modulePathIgnorePatterns: [
    '<rootDir>/dist/',
    '<rootDir>/.cache/',
    '<rootDir>/tests/frameworks/.*/',
    '<rootDir>/apps/cleatkit-migrate/tests/sites/',
    '<rootDir>/apps/chains/(alto|empty)/',
  ],
  injectGlobals: false,
  restoreMocks: true,
};

const browserLike = {
  ...shared,
  testEnvironment: '<rootDir>/tests/support/jsdom-environment.mjs',
  // As "browser", packages hand out ES5 builds that Node cannot load as modules.
  testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'] },
  globals: { IS_REACT_ACT_ENVIRONMENT: true },
};

export default {
  // No claim of a test: cores that other suites share load modules more slowly than the usual five seconds allow.
  testTimeout: 60_000,
  // A worker keeps the modules of the suites that it has run, and would run out of memory at the end of all.
  workerIdleMemoryLimit: '2GB',
  reporters: ['default', '<rootDir>/tests/support/open-handles-reporter.mjs'],
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/unit/**/*.test.ts'],
    },
    {
      ...browserLike,
      displayName: 'react',
      testMatch: ['<rootDir>/tests/unit/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/warm-views.ts'],
    },
    {
      ...browserLike,
      displayName: 'contract',
      testMatch: [
        '<rootDir>/tests/contract/**/*.test.ts',
        '<rootDir>/tests/contract/**/*.test.tsx',
      ],
    },
    {
      ...shared,
      displayName: 'integration',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/tests/integration/**/*.test.ts',
        '<rootDir>/apps/chains/tests/*.test.ts',
      ],
      // Jest takes no time limit per project.
      setupFilesAfterEnv: ['<rootDir>/tests/support/be-patient.mjs'],
    },
    {
      ...shared,
      displayName: 'service',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/apps/service/tests/**/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/be-patient.mjs'],
      testPathIgnorePatterns: [
        '/node_modules/',
        '/tests/(containers|restore|two-versions)/',
        longAttacks,
      ],
    },
    {
      ...shared,
      displayName: 'restore',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/apps/service/tests/restore/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/be-patient.mjs'],
    },
    {
      ...shared,
      displayName: 'upgrades',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/apps/*/tests/two-versions/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/be-patient.mjs'],
    },
    {
      ...shared,
      displayName: 'containers',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/apps/service/tests/containers/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/be-patient.mjs'],
    },
    {
      ...shared,
      displayName: 'wallet-frame',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/apps/wallet-frame/tests/**/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/be-patient.mjs'],
      testPathIgnorePatterns: [
        '/node_modules/',
        '/tests/(alto|engines|two-versions)/',
        longAttacks,
      ],
    },
    {
      ...shared,
      displayName: 'alto',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/apps/wallet-frame/tests/alto/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'engines',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/apps/wallet-frame/tests/engines/*.test.ts',
        '<rootDir>/tests/integration/engines/*.test.ts',
      ],
    },
    {
      ...shared,
      displayName: 'readers',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/integration/readers/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'frameworks',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/frameworks/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/be-patient.mjs'],
    },
    {
      ...shared,
      displayName: 'deploy',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/deploy/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/be-patient.mjs'],
    },
    {
      ...shared,
      displayName: 'newcomer',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/newcomer/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/be-patient.mjs'],
    },
  ],
};
