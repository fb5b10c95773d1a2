import { describe, expect, it } from '@jest/globals';
import { SystemClock } from '../../../../infrastructure/clock/system-clock';

describe('SystemClock', () => {
  it('tells the time of the machine', () => {
    const before = Date.now();
    const now = new SystemClock().now();
    expect(now).toBeGreaterThanOrEqual(before);
    expect(now).toBeLessThanOrEqual(Date.now());
  });

  it('sleeps for longer than a timer can hold', async () => {
    const controller = new AbortController();
    let isAwake = false;
    const sleep = new SystemClock().sleep(2 ** 31 + 1000, controller.signal).then(() => {
      isAwake = true;
    });

    await new Promise((resolve) => setTimeout(resolve, 20));

    expect(isAwake).toBe(false);
    controller.abort('over');
    await expect(sleep).rejects.toBe('over');
  });
});
