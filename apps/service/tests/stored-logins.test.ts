import { beforeEach, expect, it } from '@jest/globals';
import { sqlStore } from '../src/adapters/sql/sql-store';
import type { Store } from '../src/ports/store';
import { describeOverDatabases } from './databases';

const NOW = 1_000_000;
const LATER = NOW + 1000;
const named = { browser: 'Firefox', system: '' };

/** The contract of what is stored of logins and devices, which each database keeps. */
describeOverDatabases('the store of logins', (database) => {
  let store: Store;
  let account: string;
  let count = 0;

  beforeEach(() => {
    store = sqlStore(database());
    account = `account ${(count += 1)}`;
  });

  const know = (device: string, sinceMs: number, isApproved = true): Promise<string> =>
    store.devices.know({
      account,
      device,
      id: `${account} ${device}`,
      isApproved,
      sinceMs,
      ...named,
    });

  it('knows a device once, and ends those that came later', async () => {
    const { devices } = store;
    const [first, second] = [await know('a', NOW), await know('b', NOW + 5, false)];
    const again = { account, device: 'a', id: 'another id', isApproved: false, sinceMs: LATER };
    expect(await devices.know({ ...again, ...named })).toBe(first);

    expect(await devices.list(account)).toEqual([
      { id: second, device: 'b', sinceMs: NOW + 5, usedMs: NOW + 5, isApproved: false, ...named },
      { id: first, device: 'a', sinceMs: NOW, usedMs: LATER, isApproved: true, ...named },
    ]);
    expect(await devices.isApproved({ account, device: 'b' })).toBe(false);
    expect(await devices.approve(account, second, NOW + 5)).toBe(false);
    expect(await devices.approve(account, second, NOW)).toBe(true);
    expect(await devices.isApproved({ account, device: 'b' })).toBe(true);
    expect(await devices.hasLoggedIn(`none of ${account}`)).toBe(false);
    await devices.endOthersSince(account, NOW + 5, first);
    expect(await devices.countOthers(account, first)).toBe(1);
    expect(await devices.endSince(account, NOW + 5, second)).toBe(false);
    expect(await devices.endSince(account, NOW, second)).toBe(true);
    await devices.end({ account, device: 'a' });
    expect(await devices.list(account)).toEqual([]);
  });

  it('finds a session only with its device, and replaces its handle once in its grace', async () => {
    const { devices, sessions } = store;
    const known = await know('a', NOW);
    const session = { account, device: 'a', site: 'site', login: 'login', known };
    const times = { begunMs: NOW, endsMs: LATER + 50 };
    const [handle, next] = [`${account} 1`, `${account} 2`];
    await sessions.add(handle, { ...session, ...times }, LATER);
    await devices.opened({ account, device: 'a' });

    expect(await sessions.find(handle, NOW)).toEqual({
      ...session,
      ...times,
      untilMs: LATER,
      knownSinceMs: NOW,
      knownUsedMs: NOW,
      isApproved: true,
      hasOpened: true,
    });
    expect(await sessions.find(handle, LATER)).toBeUndefined();
    expect(await sessions.sitesOf(account, NOW)).toEqual([{ known, site: 'site' }]);
    expect(await sessions.replace(handle, NOW, NOW + 60)).toEqual({ ...session, ...times });
    await sessions.touch(handle, LATER + 9);
    await sessions.replace(handle, NOW, NOW + 90);
    expect(await sessions.find(handle, NOW + 59)).toBeDefined();
    expect(await sessions.find(handle, NOW + 60)).toBeUndefined();

    await sessions.add(next, { ...session, ...times }, LATER);
    await sessions.renameLogin(account, 'login', 'renamed');
    await sessions.endOf(account, 'login');
    expect(await sessions.find(next, NOW)).toMatchObject({ login: 'renamed' });
    await devices.end({ account, device: 'a' });
    expect(await sessions.find(next, NOW)).toBeUndefined();
    await sessions.sweep(LATER + 50);
  });

  it('gives a code so many tries, and uses it once', async () => {
    const { flows } = store;
    const subject = { account, device: 'a', site: 'site' };
    const login = { login: 'name', sealed: 'sealed' };
    await flows.add(account, { ...subject, ...login, mac: 'mac' }, LATER);
    expect(await flows.find(account, account, NOW)).toEqual({ device: 'a', site: 'site' });
    expect(await flows.find(account, 'another', NOW)).toBeUndefined();
    const tried = { ...subject, ...login, mac: 'mac', tries: 1 };
    expect(await flows.countTry(account, '', NOW, 1)).toEqual(tried);
    expect(await flows.countTry(account, '', NOW, 1)).toBeUndefined();
    const code = { mac: 'other', untilMs: LATER + 5 };
    expect(await flows.replace(account, account, NOW, code)).toBe('site');
    expect(await flows.use(account, 'mac')).toBe(false);
    expect(await flows.use(account, 'other')).toBe(true);
    expect(await flows.use(account, 'other')).toBe(false);
    await flows.end(account);
    await flows.sweep(LATER);
  });

  it('lets a device wait for one approval', async () => {
    const { requests } = store;
    const asking = { account, device: 'new', site: 'site' };
    const request = { ...asking, ...named, sinceMs: NOW, untilMs: LATER };
    const [due, proved, token] = [`${account} 1`, `${account} 2`, `${account} token`];
    await requests.add({ ...request, id: due, token, login: '', sealed: '', isMailed: true });
    const login = { login: 'name', sealed: 'sealed' };
    await requests.add({ ...request, ...login, id: proved, token: proved, isMailed: false });

    expect(await requests.waiting({ account, device: 'old' }, NOW)).toEqual([
      { id: due, site: 'site', sinceMs: NOW, ...named },
      { id: proved, site: 'site', sinceMs: NOW, ...named },
    ]);
    expect(await requests.waiting({ account, device: 'new' }, NOW)).toEqual([]);
    expect(await requests.siteOf(token, NOW)).toBe('site');
    expect(await requests.isWaiting(due, account, NOW)).toBe(true);
    expect(await requests.approve(token, NOW)).toBe(true);
    expect(await requests.approve(token, NOW)).toBe(false);
    expect(await requests.use(due, account, NOW)).toEqual(asking);
    expect(await requests.use(due, account, NOW)).toBeUndefined();
    await requests.giveBack(due);
    expect(await requests.use(due, account, NOW)).toEqual(asking);

    expect(await requests.mail(proved, `${token} 2`, NOW)).toBe(true);
    expect(await requests.mail(proved, `${token} 3`, NOW)).toBe(false);
    expect(await requests.allow(proved, { account, device: 'new' }, 0, NOW)).toBe(false);
    expect(await requests.allow(proved, { account, device: 'old' }, NOW, NOW)).toBe(false);
    const waiting = { ...asking, isApproved: false, isMailed: true };
    expect(await requests.proved(proved, NOW)).toEqual(waiting);
    expect(await requests.take(proved)).toBeUndefined();
    expect(await requests.allow(proved, { account, device: 'old' }, 0, NOW)).toBe(true);
    expect(await requests.take(proved)).toEqual({ ...asking, ...login });
    await requests.sweep(LATER);
    expect(await requests.siteOf(`${token} 2`, NOW)).toBeUndefined();
  });

  it('lists the logins that lead to an account, the oldest first', async () => {
    const { logins, names } = store;
    const [old, young] = [`${account} 1`, `${account} 2`];
    await logins.put(account, { name: young, sealed: 'young', createdMs: NOW + 1 });
    await logins.put(account, { name: old, sealed: 'old', createdMs: NOW });
    await logins.put(account, { name: old, sealed: 'changed', createdMs: NOW + 9 });
    const [first, second] = [
      { name: old, sealed: 'changed', createdMs: NOW },
      { name: young, sealed: 'young', createdMs: NOW + 1 },
    ];
    expect(await logins.list(account)).toEqual([first, second]);
    await names.lead(young, 'another');
    expect(await logins.list(account)).toEqual([first]);
    expect(await logins.listWith(account, ['none', old])).toMatchObject({
      list: [first],
      found: { name: old, account, sealed: 'changed' },
    });
    // Whosever it is: it is known of a login, and leads nowhere.
    expect(await logins.listWith('a third', [young])).toMatchObject({
      list: [],
      found: { name: young, account, sealed: 'young' },
    });
    expect(await logins.give(young, 'another', NOW)).toBe('young');
    expect(await logins.remove(old, 'another')).toBeUndefined();
    expect(await logins.remove(old, account)).toBe(NOW);
    await logins.forget(young);
    expect(await logins.listWith(account, [young])).toEqual({ list: [], found: undefined });
  });

  it('leads a name to an account, but to no other wallet’s', async () => {
    const { names, wallets } = store;
    const [name, owned] = [`${account} 1`, `${account} owned`];
    expect(await names.accountOf(name)).toBeUndefined();
    await names.add(name, account);
    await names.add(name, 'another');
    expect(await names.accountOf(name)).toBe(account);
    expect(await names.leadFrom(name, 'another', 'elsewhere')).toBe(false);
    expect(await names.leadFrom(name, account, 'moved:elsewhere')).toBe(true);
    expect(await names.join(name, account, 'another')).toBe(false);
    expect(await names.join(name, account, 'moved:elsewhere')).toBe(true);
    expect(await names.leadFrom(`${account} 2`, `${account} 2`, account)).toBe(true);

    await wallets.claim({ account: owned, device: 'a' }, NOW, LATER);
    expect(await names.join(owned, account, owned)).toBe(false);
    expect(await names.leadUnlessWallet(owned, account, owned)).toBe(true);
    await wallets.make({ account: owned, device: 'a' }, 'key', NOW);
    expect(await names.leadUnlessWallet(owned, account, owned)).toBe(false);
  });

  it('allows a join, and forgets it when it is over', async () => {
    const { joins } = store;
    await joins.allow('flow', account, LATER);
    expect(await joins.isAllowed('flow', account, NOW)).toBe(true);
    expect(await joins.isAllowed('other', account, NOW)).toBe(false);
    await joins.sweep(LATER);
    expect(await joins.isAllowed('flow', account, NOW)).toBe(false);
  });
});
