import { describe, expect, it } from '@jest/globals';
import { ManualClock } from '../../../../infrastructure/fake';
import { PostMessageAuthFrame } from '../../../../infrastructure/frame/post-message-auth-frame';
import { PlayedFrame } from '../../../support/played-frame';
import { Chance } from '../../../support/chance';

const STEPS = 10_000;

/** Waits until messages over channels have arrived. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** A site that uses the frame, and a page in the frame that does what it likes, at any moment. */
class FrameWalk {
  readonly clock = new ManualClock(0, settled);
  readonly played = new PlayedFrame();
  readonly frame = new PostMessageAuthFrame({ clock: this.clock, open: this.played.open });
  readonly #chance: Chance;

  constructor(seed: number) {
    this.#chance = new Chance(seed);
  }

  /** Takes a step, and returns its name. */
  async step(): Promise<string> {
    const [name, take] = this.#chance.of(Object.entries(this.#steps));
    await take();
    return name;
  }

  readonly #steps: Readonly<Record<string, () => unknown>> = {
    load: () => void this.frame.load().catch(() => undefined),
    loadAndLeave: () => {
      const leaving = new AbortController();
      void this.frame.load(leaving.signal).catch(() => undefined);
      leaving.abort();
    },
    loadTwice: () => {
      this.frame.remove();
      void this.frame.load().catch(() => undefined);
      this.frame.remove();
      void this.frame.load().catch(() => undefined);
    },
    ask: () => void this.frame.send('IS_CONNECTED', {}).catch(() => undefined),
    askUnsafe: () =>
      void this.frame.send('RPC_REQUEST', { method: 'personal_sign' }).catch(() => undefined),
    reload: () => void this.frame.send('RELOAD', {}).catch(() => undefined),
    remove: () => this.frame.remove(),
    show: () => this.frame.show(),
    ready: () => this.played.ready(),
    deaf: () => {
      this.played.isReady = false;
    },
    dead: () => {
      this.played.isAlive = this.#chance.is(0.5);
    },
    document: () => this.played.loadDocument(),
    hangUp: () => this.played.hangUp(),
    reply: () => this.played.reply('IS_CONNECTED', 'SUCCESS', { isConnected: true }),
    reloaded: () => this.played.reply('RELOAD', 'SUCCESS', {}),
    wrong: () => this.played.say({ v: 2 }),
    flood: () => {
      for (let n = 0; n < 100; n += 1) this.played.say('wrong');
    },
    turn: () => settled(),
    moment: () => this.clock.advance(600 * this.#chance.next()),
    second: () => this.clock.advance(1000),
    long: () => this.clock.advance(25_000 * this.#chance.next()),
  };
}

describe('the frame of the embedded wallet', () => {
  it.each([1, 2, 3, 4])(
    `is one at most, in ${STEPS} steps of chance (seed %d)`,
    async (seed) => {
      const walk = new FrameWalk(seed);
      const faults: string[] = [];
      const names: string[] = [];
      for (let n = 0; n < STEPS && faults.length === 0; n += 1) {
        names.push(await walk.step());
        const isRemoved = names.at(-1) === 'remove';
        if (walk.played.living > (isRemoved ? 0 : 1)) faults.push(names.slice(-12).join(', '));
      }

      walk.frame.remove();
      const atOnce = walk.played.living;
      await walk.clock.advance(60_000);

      expect({ faults, atOnce, later: walk.played.living, sleeping: walk.clock.sleeping }).toEqual({
        faults: [],
        atOnce: 0,
        later: 0,
        sleeping: 0,
      });
      walk.played.close();
    },
    120_000,
  );
});
