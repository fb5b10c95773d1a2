import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { anyStep, RandomWalk } from '../../support/random-walk';

const WALKS = 300;
const STEPS = 40;

describe('whatever visitors, wallets and networks do', () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown): void => void unhandled.push(reason);

  beforeAll(() => void process.on('unhandledRejection', note));
  afterAll(() => void process.off('unhandledRejection', note));

  it(`keeps its promises on ${WALKS} random walks of ${STEPS} steps`, async () => {
    const steps = fc.array(anyStep, { minLength: STEPS, maxLength: STEPS });
    await fc.assert(
      fc.asyncProperty(steps, async (path) => {
        const walk = await RandomWalk.begin();
        try {
          for (const step of path) {
            await walk.take(step);
            expect(walk.brokenPromises()).toEqual([]);
          }
          await walk.rest();
          expect(walk.brokenPromises()).toEqual([]);
        } finally {
          await walk.end();
        }
        expect(walk.leftBehind()).toEqual([]);
        expect(unhandled).toEqual([]);
      }),
      { numRuns: WALKS },
    );
  }, 120_000);
});
