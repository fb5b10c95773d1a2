import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { authSteps } from './auth-steps';
import { coreSteps } from './core-steps';
import { featureSteps } from './feature-steps';
import { RandomWalk } from './random-walk';
import type { SignInRule } from './walk-world';

const STEPS = 50;
const LATE_STEPS = 10;

/** Any step; a walk that fails shrinks to the steps that matter. */
const anyStep = fc.oneof({ withCrossShrink: true }, ...coreSteps, ...featureSteps, ...authSteps);
const anyPath = fc.array(anyStep, { minLength: STEPS, maxLength: STEPS });

/**
 * Takes `walks` random walks of 50 steps over the whole core, with random faults, where sign-in follows
 * `signIn`; as many as the variable `WALKS` says, where it is set: `npm run walks` takes 2,000. A walk that
 * fails prints its seed and path, with which fast-check takes it again.
 *
 * At each step and each state on the way: at most one wallet of a namespace is asked to connect, and the
 * status says whether one is; the history is never empty while the modal is open; a wallet has one request
 * to spend at a time, and none for a transaction that was sent already, and every such request has one final
 * state, which is the wallet's answer; a request that the embedded wallet's visitor has to approve is on show,
 * alone, and answered once; a caller that aborts is not kept waiting; where sign-in is required, an account on
 * show has signed in. After a while of quiet, the account on show is the latest one of its wallet. After
 * dispose, nothing is pending, and a later call leaves nothing behind.
 */
export function describeWalks(signIn: SignInRule, walks: number): void {
  describe(`whatever visitors, wallets, networks and services do, sign-in ${signIn}`, () => {
    const count = Number(process.env['WALKS'] ?? walks);
    const unhandled: unknown[] = [];
    const note = (reason: unknown): void => void unhandled.push(reason);

    beforeAll(() => void process.on('unhandledRejection', note));
    afterAll(() => void process.off('unhandledRejection', note));

    it(`keeps its promises on ${count} random walks of ${STEPS} steps`, async () => {
      await fc.assert(
        fc.asyncProperty(anyPath, async (path) => {
          const walk = await RandomWalk.begin(signIn);
          for (const step of path) await walk.take(step);
          // A caller of a disposed widget may continue as before.
          await walk.end(path.slice(-LATE_STEPS));
        }),
        { numRuns: count },
      );
      expect(unhandled).toEqual([]);
    }, 600_000);
  });
}
