import { describe, expect, it } from '@jest/globals';
import { abortable } from '../../../../domain/abort/abortable';
import { countingSignal } from '../../../support/counting-signal';
import { deferred } from '../../../support/deferred';

describe('abortable', () => {
  it('ends with the work, and stops listening', async () => {
    const { signal, listeners } = countingSignal();
    expect(await abortable(Promise.resolve('done'), signal)).toBe('done');
    await expect(abortable(Promise.reject('failed'), signal)).rejects.toBe('failed');
    expect(listeners()).toBe(0);
  });

  it('ends with the reason of the signal, and drops a later result of the work', async () => {
    const { signal, abort } = countingSignal();
    const work = deferred<string>();
    const outcome = abortable(work.promise, signal);
    abort('gone');
    work.reject('late');
    await expect(outcome).rejects.toBe('gone');
    await expect(abortable(Promise.resolve('done'), signal)).rejects.toBe('gone');
  });
});
