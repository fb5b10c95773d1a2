import { sha256 } from '@noble/hashes/sha2.js';
import { solveWork } from '../../../../domain/login/login-work';
import type { DoWork } from '../../src/domain/service/asked-work';

/** Does the work of a login on this thread, as the worker does. */
export const doWork: DoWork = async ({ challenge, level }, signal) => {
  await Promise.resolve();
  signal.throwIfAborted();
  return solveWork(challenge, level, sha256);
};
