import { describe, expect, it } from '@jest/globals';
import type { Clock } from '../../ports/clock';
import { countingSignal } from '../support/counting-signal';

/** A clock, and how its time passes. */
export interface ClockHarness {
  readonly clock: Clock;
  readonly pass: (ms: number) => Promise<void>;

  /** How many timers the clock has set and not yet cleared. */
  readonly timers: () => number;
}

/** The contract of every {@link Clock}. */
export function describeClock(name: string, create: () => ClockHarness): void {
  describe(`${name} keeps the Clock contract`, () => {
    it('moves on while time passes', async () => {
      const { clock, pass } = create();
      const before = clock.now();
      await pass(30);
      expect(clock.now() - before).toBeGreaterThanOrEqual(29);
    });

    it('sleeps at least as long as requested', async () => {
      const { clock, pass } = create();
      let isAwake = false;
      const sleep = clock.sleep(40).then(() => {
        isAwake = true;
      });
      await pass(20);
      expect(isAwake).toBe(false);
      await pass(60);
      await sleep;
      expect(isAwake).toBe(true);
    });

    it('sleeps for no time without waking in the same turn', async () => {
      const { clock, pass } = create();
      const order: string[] = [];
      const sleep = clock.sleep(0).then(() => order.push('awake'));
      await Promise.resolve();
      order.push('asleep');
      await pass(5);
      await sleep;
      expect(order).toEqual(['asleep', 'awake']);
    });

    it('wakes with the reason of a signal as soon as it aborts, and clears its timer', async () => {
      const { clock, timers } = create();
      const before = timers();
      const controller = new AbortController();
      const sleep = clock.sleep(60_000, controller.signal);
      expect(timers()).toBe(before + 1);
      controller.abort('enough');
      await expect(sleep).rejects.toBe('enough');
      expect(timers()).toBe(before);
    });

    it('does not fall asleep for a signal that has aborted', async () => {
      const { clock, timers } = create();
      const before = timers();
      await expect(clock.sleep(60_000, AbortSignal.abort('late'))).rejects.toBe('late');
      expect(timers()).toBe(before);
    });

    it('leaves no listener on a signal that outlives the sleep', async () => {
      const { clock, pass } = create();
      const { signal, listeners } = countingSignal();
      const sleep = clock.sleep(10, signal);
      expect(listeners()).toBe(1);
      await pass(30);
      await sleep;
      expect(listeners()).toBe(0);
    });
  });
}
