import { describe, expect, it } from '@jest/globals';
import { LatestRun } from '../../../../domain/async/latest-run';

describe('LatestRun', () => {
  it('aborts the run before when another one starts', () => {
    const runs = new LatestRun();
    const first = runs.start();
    const second = runs.start();

    expect(first.aborted).toBe(true);
    expect(first.reason).toMatchObject({ code: 'ABORTED' });
    expect(second.aborted).toBe(false);
    expect([runs.isLatest(first), runs.isLatest(second)]).toEqual([false, true]);
  });

  it('aborts the run when it is cancelled, with the reason given', () => {
    const runs = new LatestRun();
    const signal = runs.start();

    runs.cancel('enough');

    expect(signal.reason).toBe('enough');
    expect(runs.isRunning).toBe(false);
  });

  it('ends the latest run without aborting it, and does not affect a later one', () => {
    const runs = new LatestRun();
    const first = runs.start();
    const second = runs.start();

    runs.end(first);
    expect(runs.isRunning).toBe(true);

    runs.end(second);
    runs.cancel();
    expect(runs.isRunning).toBe(false);
    expect(second.aborted).toBe(false);
  });
});
