import { describe, expect, it } from '@jest/globals';
import { onceUntilFailure } from '../../../../domain/async/once-until-failure';

describe('onceUntilFailure', () => {
  it('runs the work once and gives every caller its result', async () => {
    let runs = 0;
    const load = onceUntilFailure(async () => (runs += 1));

    expect(await Promise.all([load(), load()])).toEqual([1, 1]);
    expect(await load()).toBe(1);
  });

  it('runs the work again after a failure, even if the caller retries at once', async () => {
    const answers = [() => Promise.reject(new Error('offline')), async () => 'there'];
    const load = onceUntilFailure(() => (answers.shift() ?? (async () => 'too often'))());

    await expect(load()).rejects.toThrow('offline');
    expect(await load()).toBe('there');
    expect(await load()).toBe('there');
  });
});
