import { fileURLToPath } from 'node:url';
import config from '../jest.config.mjs';

const [{ displayName: _displayName, ...unit }] = config.projects;

/** The suites of the inner layers for `npm run mutation`, without the random walks, which are too many for each fault. */
export default {
  ...unit,
  rootDir: fileURLToPath(new URL('..', import.meta.url)),
  testMatch: ['<rootDir>/tests/unit/{domain,application}/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/random-walks/'],
  testTimeout: config.testTimeout,
};
