import { describe, expect, it } from '@jest/globals';
import { Lifetime } from '../../../../application/scope/lifetime';

describe('a lifetime', () => {
  it('ends once, with its reason, in reverse order of registration', () => {
    const lifetime = new Lifetime();
    const ended: string[] = [];
    lifetime.onEnd(() => ended.push('first'));
    lifetime.onEnd(() => ended.push('second'));
    const reason = new Error('over');
    expect(lifetime.signal.aborted).toBe(false);

    lifetime.end(reason);
    lifetime.end(new Error('again'));

    expect(ended).toEqual(['second', 'first']);
    expect(lifetime.signal.reason).toBe(reason);
  });

  it('ends work at once that is registered after its end', () => {
    const lifetime = new Lifetime();
    lifetime.end(undefined);
    let isEnded = false;

    lifetime.onEnd(() => (isEnded = true));

    expect(isEnded).toBe(true);
  });

  it('has ended before its listeners run', () => {
    const lifetime = new Lifetime();
    const seen: boolean[] = [];
    lifetime.onEnd(() => {
      seen.push(lifetime.signal.aborted);
      lifetime.onEnd(() => seen.push(lifetime.signal.aborted));
    });

    lifetime.end(undefined);

    expect(seen).toEqual([true, true]);
  });
});
