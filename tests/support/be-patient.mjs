import { jest } from '@jest/globals';

// No claim of a test: starting nodes and browsers takes a while on a busy machine, and so does what a page does.
jest.setTimeout(180_000);
process.env['CLEAT_TEST_PATIENCE_MS'] = '30000';
