import { sha256 } from '@noble/hashes/sha2.js';
import { solveWork } from '../../../../domain/login/login-work';

/** What the service answers that asks for work. */
interface AskedWork {
  readonly challenge?: string;
  readonly level?: number;
}

/** Does the work, as the frame's worker does. */
export function worked(answer: object) {
  const { challenge = '', level = 0 } = answer as AskedWork;
  return { work: { challenge, answer: solveWork(challenge, level, sha256) } };
}

/** A phone of the middle hashes so often in a second: a fifth of what this page's worker was measured to do. */
const PHONE_HASHES = 150_000;

/** How many hashes level 0 takes on average. Each level doubles it. */
const LEAST_HASHES = 32_768;

/** How long the work takes on a phone of the middle. */
export function phoneSeconds(answer: object): number {
  const { level = 0 } = answer as AskedWork;
  return (LEAST_HASHES * 2 ** level) / PHONE_HASHES;
}
