import { beforeEach, expect, it } from '@jest/globals';
import { sqlStore } from '../src/adapters/sql/sql-store';
import type { NewSpan } from '../src/ports/counters';
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

  it('counts in spans, several at once', async () => {
    const { counters } = store;
    const other = `${account} other`;
    const of = (untilMs: number, ...names: readonly string[]) =>
      names.map((name) => ({ name, untilMs }));
    const counted = (n: number, untilMs: number) => ({ name: account, n, untilMs });
    expect(await counters.count(of(LATER, account), NOW)).toEqual([counted(1, LATER)]);
    expect(await counters.count(of(LATER + 1, other, account), NOW + 1)).toEqual([
      counted(2, LATER),
      { name: other, n: 1, untilMs: LATER + 1 },
    ]);
    await counters.giveBack([account, other], NOW);
    expect(await counters.counted([account, 'another'], NOW)).toEqual([counted(1, LATER)]);
    expect(await counters.counted([account], LATER)).toEqual([]);
    expect(await counters.count(of(LATER + 9, account), LATER)).toEqual([counted(1, LATER + 9)]);
    await counters.sweep(LATER + 9);
    expect(await counters.counted([account, other], NOW)).toEqual([]);
  });

  it('counts nothing else where something was counted before', async () => {
    const { counters } = store;
    const [once, other] = [`${account} once`, `${account} with it`].map((name) => ({
      name,
      untilMs: LATER,
    })) as [NewSpan, NewSpan];
    const first = await counters.countOnce(once, [other], NOW);
    expect(first).toEqual([
      { ...once, n: 1 },
      { ...other, n: 1 },
    ]);
    expect(await counters.countOnce(once, [other], NOW)).toEqual([{ ...once, n: 2 }]);
    expect(await counters.counted([other.name], NOW)).toEqual([{ ...other, n: 1 }]);
    const again = await counters.countOnce({ ...once, untilMs: LATER + 9 }, [other], LATER);
    expect(again[0]).toEqual({ name: once.name, n: 1, untilMs: LATER + 9 });
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

  it('lets two pages meet once', async () => {
    const { rendezvous } = store;
    await rendezvous.begin(account, 'device', 'question', LATER);
    expect(await rendezvous.isTaken(account, 'device', NOW)).toBe(false);
    expect(await rendezvous.answer(account, '', 'answer', NOW)).toBe(false);
    expect(await rendezvous.take(account, 'taker', NOW)).toBe('question');
    expect(await rendezvous.take(account, 'another', NOW)).toBeUndefined();
    expect(await rendezvous.isTaken(account, 'device', NOW)).toBe(true);
    expect(await rendezvous.takeAnswer(account, 'device', NOW)).toBeUndefined();
    expect(await rendezvous.answer(account, 'another', 'answer', NOW)).toBe(false);
    expect(await rendezvous.answer(account, 'taker', 'answer', NOW)).toBe(true);
    expect(await rendezvous.answer(account, 'taker', 'again', NOW)).toBe(false);
    expect(await rendezvous.takeAnswer(account, 'another', NOW)).toBeUndefined();
    expect(await rendezvous.takeAnswer(account, 'device', NOW)).toBe('answer');
    expect(await rendezvous.isTaken(account, 'device', NOW)).toBeUndefined();
    await rendezvous.begin(account, 'device', 'question', LATER);
    await rendezvous.end(account, 'device');
    expect(await rendezvous.take(account, 'taker', NOW)).toBeUndefined();
    await rendezvous.sweep(LATER);
  });

  it('takes a social login to its browser and back once', async () => {
    const { socialFlows } = store;
    const [plain, paged] = [`${account} 1`, `${account} 2`];
    const flow = { device: 'device', site: 'site', provider: 'google' };
    await socialFlows.add({ ...flow, id: plain, page: '' }, LATER);
    await socialFlows.add({ ...flow, id: paged, page: 'page' }, LATER);
    expect(await socialFlows.untaken(plain, NOW)).toBeUndefined();
    const question = { page: 'page', provider: 'google', site: 'site' };
    expect(await socialFlows.untaken(paged, NOW)).toEqual(question);
    const by = { browser: 'browser', state: account };
    expect(await socialFlows.take(plain, true, by, NOW)).toBeUndefined();
    const way = { id: plain, page: '', provider: 'google' };
    expect(await socialFlows.take(plain, false, by, NOW)).toEqual(way);
    expect(await socialFlows.take(plain, false, by, NOW)).toBeUndefined();
    expect(await socialFlows.comeBack('other', by, NOW)).toBeUndefined();
    expect(await socialFlows.comeBack('google', by, NOW)).toEqual(way);
    expect(await socialFlows.comeBack('google', by, NOW)).toBeUndefined();
    await socialFlows.end(plain, 'outcome', 'handle');
    await socialFlows.end(plain, 'another', 'another');
    const ended = { ...flow, page: '', outcome: 'outcome', handle: 'handle' };
    expect(await socialFlows.find(plain, NOW)).toEqual(ended);
    expect(await socialFlows.remove(plain)).toBe(true);
    expect(await socialFlows.remove(plain)).toBe(false);
    await socialFlows.sweep(LATER);
    expect(await socialFlows.find(paged, NOW)).toBeUndefined();
  });

  it('gives a channel to one request at a time', async () => {
    const { channels } = store;
    await channels.add(account, 'channel', LATER);
    expect(await channels.look(account, NOW, NOW + 15)).toBe('channel');
    expect(await channels.look(account, NOW + 14, LATER)).toBeUndefined();
    await channels.keep(account, 'answered', NOW + 5);
    expect(await channels.look(account, NOW + 5, NOW + 5)).toBe('answered');
    await channels.end(account);
    expect(await channels.look(account, NOW + 9, LATER)).toBeUndefined();
    await channels.sweep(LATER);
  });

  it('spends a ticket once, for its use', async () => {
    const { tickets } = store;
    const ticket = { id: account, address: '0x1', name: 'ada.site.eth', site: 'site' };
    await tickets.add(ticket, 'login', LATER);
    expect(await tickets.spend({ ...ticket, name: 'eve.site.eth' }, NOW)).toBeUndefined();
    expect(await tickets.spend(ticket, LATER)).toBeUndefined();
    expect(await tickets.spend(ticket, NOW)).toBe('login');
    expect(await tickets.spend(ticket, NOW)).toBeUndefined();
    await tickets.sweep(LATER);
  });

  it('registers a name whose claims are all free', async () => {
    const { visitorNames } = store;
    const [label, look, address, proof, login] = ['l', 'k', 'a', 'p', 'o'].map(
      (start) => `${start} of ${account}`,
    ) as [string, string, string, string, string];
    const name = { label, address, coinType: 60, hasKey: true, texts: '{}' };
    const claims = { label, look, address, proof, login, hasKey: true };
    expect(await visitorNames.add({ ...name, ...claims }, NOW)).toBe(true);
    const other = { ...claims, label: 'b', look: 'b', address: 'b', proof: 'b' };
    expect(await visitorNames.add({ ...name, ...other }, NOW)).toBe(false);
    expect(await visitorNames.withClaims(other)).toEqual([
      { label, address, proof, login, hasKey: true },
    ]);
    expect(await visitorNames.byLabel(label)).toEqual(name);
    expect(await visitorNames.byAddress(address)).toEqual(name);
    expect(await visitorNames.byAddress('none')).toBeUndefined();
    expect(await visitorNames.looksAmong([look, 'none'])).toEqual(new Set([look]));
  });
});
