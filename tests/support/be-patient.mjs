import { jest } from '@jest/globals';

// Starting nodes and browsers takes a while on a busy machine, and so does what a page does.
jest.setTimeout(60_000);
process.env['CLEAT_TEST_PATIENCE_MS'] = '15000';
