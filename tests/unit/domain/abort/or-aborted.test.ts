import { describe, expect, it } from '@jest/globals';
import { orAborted } from '../../../../domain/abort/or-aborted';
import { countingSignal } from '../../../support/counting-signal';
import { deferred } from '../../../support/deferred';

describe('orAborted', () => {
  it('ends as the work ends, and stops listening', async () => {
    const { signal, listeners } = countingSignal();
    expect(await orAborted(Promise.resolve('done'), signal)).toBe('done');
    await expect(orAborted(Promise.reject('failed'), signal)).rejects.toBe('failed');
    expect(listeners()).toBe(0);
  });

  it('ends with the reason of the signal, and drops what the work gives later', async () => {
    const { signal, abort } = countingSignal();
    const work = deferred<string>();
    const outcome = orAborted(work.promise, signal);
    abort('gone');
    work.reject('late');
    await expect(outcome).rejects.toBe('gone');
    await expect(orAborted(Promise.resolve('done'), signal)).rejects.toBe('gone');
  });
});
