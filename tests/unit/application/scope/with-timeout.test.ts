import { describe, expect, it } from '@jest/globals';
import { withTimeout } from '../../../../application/scope/with-timeout';
import { ManualClock } from '../../../../infrastructure/fake';

const reason = new Error('given up');

describe('withTimeout', () => {
  it('returns the result of work that ends in time, and leaves no timer behind', async () => {
    const clock = new ManualClock();
    const { signal } = new AbortController();

    await expect(withTimeout({ clock, ms: 10, signal }, async () => 1)).resolves.toBe(1);
    await expect(withTimeout({ clock, ms: 10, signal }, () => Promise.reject(reason))).rejects.toBe(
      reason,
    );

    expect(clock.sleeping).toBe(0);
  });

  it('returns undefined when the time is over, and aborts the work', async () => {
    const clock = new ManualClock();
    const { signal } = new AbortController();
    let told: AbortSignal | undefined;
    const waiting = withTimeout({ clock, ms: 10, signal }, (own) => {
      told = own;
      return new Promise<number>(() => undefined);
    });

    await clock.advance(9);
    expect(told?.aborted).toBe(false);
    await clock.advance(1);

    await expect(waiting).resolves.toBeUndefined();
    expect(told?.aborted).toBe(true);
  });

  it('throws the reason of a signal that aborts', async () => {
    const clock = new ManualClock();
    const controller = new AbortController();
    const waiting = withTimeout({ clock, ms: 10, signal: controller.signal }, () => {
      return new Promise<number>(() => undefined);
    });

    controller.abort(reason);

    await expect(waiting).rejects.toBe(reason);
    expect(clock.sleeping).toBe(0);
  });
});
