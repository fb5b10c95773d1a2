import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Chance } from '../../../../tests/support/chance';
import { loginSteps } from './login-steps';
import { LoginWalk } from './login-walk';
import { asFrame } from './walk-browser';

const STEPS = 50;

/** `npm run walks:logins` takes 400, which are 20,000 steps. */
const WALKS = Number(process.env['LOGIN_WALKS'] ?? 4);
const SEED = process.env['LOGIN_WALK_SEED'];

jest.setTimeout(3_600_000);

beforeAll(() => {
  asFrame();
  // The seconds in which a page waits for its login pass when the walk says so.
  jest.useFakeTimers({
    doNotFake: [
      ...(['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask'] as const),
      ...(['setImmediate', 'clearImmediate', 'setInterval', 'clearInterval'] as const),
    ],
  });
});
afterAll(() => {
  jest.useRealTimers();
});

describe('logins by e-mail, at providers and with Farcaster', () => {
  it(`keep their promises on ${SEED === undefined ? WALKS : 1} random walks of ${STEPS} steps`, async () => {
    const first = SEED === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(SEED);
    const seeds = Array.from({ length: SEED === undefined ? WALKS : 1 }, (_, n) => first + n);
    let opened = 0;
    for (const seed of seeds) opened += await walked(seed);
    if (WALKS > 4) process.stderr.write(`seeds from ${first}: ${opened} sessions\n`);
    expect(opened).toBeGreaterThanOrEqual(seeds.length * 4);
  });
});

/** One walk. Returns how many sessions it has opened. */
async function walked(seed: number): Promise<number> {
  const chance = new Chance(seed);
  const walk = await LoginWalk.begin(chance);
  const taken: string[] = [];
  const ways = loginSteps.flatMap((step) => Array.from({ length: step.weight }, () => step));
  try {
    for (let n = 0; n < STEPS; n += 1) {
      const step = chance.of(ways);
      taken.push(step.name);
      await step.take(walk);
      await walk.settle();
      walk.check();
    }
    taken.push('the end');
    await walk.end();
  } catch (cause) {
    throw new Error(`LOGIN_WALK_SEED=${seed}: ${String(cause)}\n${taken.join('\n')}`, { cause });
  }
  return walk.service.judge.opened;
}
