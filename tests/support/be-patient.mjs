import { jest } from '@jest/globals';

// Starting nodes and browsers takes a while on a busy machine.
jest.setTimeout(60_000);
