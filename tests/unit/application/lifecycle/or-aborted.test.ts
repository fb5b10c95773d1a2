import { describe, expect, it } from '@jest/globals';
import { orAborted, orUndefinedAfter } from '../../../../application/lifecycle/or-aborted';
import { ManualClock } from '../../../../infrastructure/fake';
import { deferred } from '../../../support/deferred';

const reason = new Error('given up');

describe('orAborted', () => {
  it('settles like the work', async () => {
    const { signal } = new AbortController();

    await expect(orAborted(Promise.resolve(1), signal)).resolves.toBe(1);
    await expect(orAborted(Promise.reject(reason), signal)).rejects.toBe(reason);
  });

  it('throws the reason of a signal that aborts before or during the work', async () => {
    const controller = new AbortController();
    const work = deferred<number>();
    const waiting = orAborted(work.promise, controller.signal);

    controller.abort(reason);
    work.resolve(1);

    await expect(waiting).rejects.toBe(reason);
    await expect(orAborted(Promise.resolve(1), controller.signal)).rejects.toBe(reason);
  });
});

describe('orUndefinedAfter', () => {
  it('answers what the work does in time, and leaves no sleep behind', async () => {
    const clock = new ManualClock();
    const { signal } = new AbortController();

    await expect(orUndefinedAfter({ clock, ms: 10, signal }, async () => 1)).resolves.toBe(1);
    await expect(
      orUndefinedAfter({ clock, ms: 10, signal }, () => Promise.reject(reason)),
    ).rejects.toBe(reason);

    expect(clock.sleeping).toBe(0);
  });

  it('answers undefined when the time is over, and tells the work', async () => {
    const clock = new ManualClock();
    const { signal } = new AbortController();
    let told: AbortSignal | undefined;
    const waiting = orUndefinedAfter({ clock, ms: 10, signal }, (own) => {
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
    const waiting = orUndefinedAfter({ clock, ms: 10, signal: controller.signal }, () => {
      return new Promise<number>(() => undefined);
    });

    controller.abort(reason);

    await expect(waiting).rejects.toBe(reason);
    expect(clock.sleeping).toBe(0);
  });
});
