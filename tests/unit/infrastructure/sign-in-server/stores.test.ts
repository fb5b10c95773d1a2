import { describe, expect, it } from '@jest/globals';
import { memoryStore } from '../../../../infrastructure/sign-in-server';

describe('a store in memory', () => {
  it('forgets what was kept first where it is full', async () => {
    const store = memoryStore(() => 0);
    for (let index = 0; index <= 100_000; index += 1) await store.set(`${index}`, 'x', 1000);
    expect(await store.get('0')).toBeUndefined();
    expect(await store.get('1')).toBe('x');
    expect(await store.get('100000')).toBe('x');
  });
});
