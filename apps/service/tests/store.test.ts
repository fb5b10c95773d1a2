import { beforeEach, expect, it } from '@jest/globals';
import { sqlStore } from '../src/adapters/sql/sql-store';
import type { Store } from '../src/ports/store';
import { describeOverDatabases } from './databases';

const NOW = 1_000_000;
const LATER = NOW + 1000;

/** The contract of what is stored, which each database keeps. */
describeOverDatabases('the store', (database) => {
  let store: Store;
  let account: string;
  let count = 0;

  beforeEach(() => {
    store = sqlStore(database());
    account = `account ${(count += 1)}`;
  });

  it('answers', async () => {
    await expect(store.check()).resolves.toBeUndefined();
  });

  it('takes a transaction back that fails, and returns what another one does', async () => {
    const failing = store.transaction(async ({ purchases }) => {
      await purchases.add(`${account} 1`, account, LATER);
      throw new Error('The work failed');
    });
    await expect(failing).rejects.toThrow('The work failed');
    expect(await store.purchases.accountOf(`${account} 1`, NOW)).toBeUndefined();

    const done = await store.transaction(async ({ purchases }) => {
      await purchases.add(`${account} 2`, account, LATER);
      return 'done';
    });
    expect(done).toBe('done');
    expect(await store.purchases.accountOf(`${account} 2`, NOW)).toBe(account);
  });

  it('counts in spans', async () => {
    const { counters } = store;
    expect(await counters.count(account, NOW, LATER)).toEqual({ n: 1, untilMs: LATER });
    expect(await counters.count(account, NOW + 1, LATER + 1)).toEqual({ n: 2, untilMs: LATER });
    await counters.giveBack(account, NOW);
    expect(await counters.counted([account, 'another'], NOW)).toEqual([
      { name: account, n: 1, untilMs: LATER },
    ]);
    expect(await counters.counted([account], LATER)).toEqual([]);
    expect(await counters.count(account, LATER, LATER + 9)).toEqual({ n: 1, untilMs: LATER + 9 });
    await counters.sweep(LATER + 9);
    expect(await counters.counted([account], NOW)).toEqual([]);
  });

  it('keeps a purchase until it is over', async () => {
    await store.purchases.add(account, 'hash', LATER);
    expect(await store.purchases.accountOf(account, NOW)).toBe('hash');
    expect(await store.purchases.accountOf(account, LATER)).toBeUndefined();
    await store.purchases.sweep(LATER);
    expect(await store.purchases.accountOf(account, NOW)).toBeUndefined();
  });

  it('keeps the first begin of a hold, and the longer time of its ways', async () => {
    const { holds } = store;
    await holds.begin({ account, begunMs: NOW, untilMs: LATER, waysMs: LATER });
    await holds.begin({ account, begunMs: NOW + 5, untilMs: LATER + 5, waysMs: 0 });
    expect(await holds.waysUntil(account, NOW)).toBe(LATER);
    expect(await holds.heldUntil(account, NOW, NOW)).toBe(LATER + 5);
    expect(await holds.heldUntil(account, NOW, NOW - 1)).toBeUndefined();
    await holds.begin({ account, begunMs: LATER + 5, untilMs: LATER + 9, waysMs: 0 });
    expect(await holds.heldUntil(account, LATER, NOW)).toBeUndefined();
    await holds.sweep(LATER + 9);
    expect(await holds.heldUntil(account, NOW, LATER + 9)).toBeUndefined();
  });

  it('locks longer with each dead code of a day', async () => {
    const { lockouts } = store;
    const locks = [2, 3].map((n) => ({ n, untilMs: NOW + n * 10 }));
    const dead = { account, nowMs: NOW, dayEndsMs: LATER, locks };
    const lockedAfter = async (): Promise<number | undefined> => {
      await lockouts.countDead(dead);
      return lockouts.lockedUntil(account, NOW);
    };
    expect(await lockedAfter()).toBeUndefined();
    expect(await lockedAfter()).toBe(NOW + 20);
    expect(await lockedAfter()).toBe(NOW + 30);
    expect(await lockedAfter()).toBe(NOW + 30);
    await lockouts.countDead({ ...dead, nowMs: LATER, dayEndsMs: LATER + 9 });
    expect(await lockouts.lockedUntil(account, NOW)).toBeUndefined();
    await lockouts.sweep(LATER + 9);
  });
});
