import { describe, expect, it } from '@jest/globals';
import { memoryStore, type SignInStore } from '../../../../infrastructure/sign-in-server';

describe('a store in memory', () => {
  const clock = { ms: 0 };
  const fresh = (): SignInStore => {
    clock.ms = 0;
    return memoryStore(() => clock.ms);
  };

  it('keeps a value for its time', async () => {
    const store = fresh();
    await store.set('a', 'one', 1000);
    expect(await store.get('a')).toBe('one');
    clock.ms = 999;
    expect(await store.get('a')).toBe('one');
    clock.ms = 1000;
    expect(await store.get('a')).toBeUndefined();
    expect(await store.remove('a')).toBe(false);
  });

  it('removes a value for one caller only', async () => {
    const store = fresh();
    await store.set('a', 'one', 1000);
    const removed = await Promise.all([store.remove('a'), store.remove('a'), store.remove('b')]);
    expect(removed).toEqual([true, false, false]);
  });

  it('replaces a value', async () => {
    const store = fresh();
    await store.set('a', 'one', 1000);
    await store.set('a', 'two', 2000);
    clock.ms = 1500;
    expect(await store.get('a')).toBe('two');
  });

  it('forgets what was kept first where it is full', async () => {
    const store = memoryStore(() => 0);
    for (let index = 0; index <= 100_000; index += 1) await store.set(`${index}`, 'x', 1000);
    expect(await store.get('0')).toBeUndefined();
    expect(await store.get('1')).toBe('x');
    expect(await store.get('100000')).toBe('x');
  });
});
