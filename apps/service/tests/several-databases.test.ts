import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as openId from '#openid';
import { sqlStore } from '../src/adapters/sql/sql-store';
import { ConsoleLog } from '../src/use-cases/console/console-log';
import { newDevice } from './stand-ins/device';
import { ConsoleBrowser, OperatorsProvider } from './stand-ins/operators';
import { SeveralDatabases } from './stand-ins/several-databases';
import { posted, SITE } from './support';
import { FRAME, signedBy, type Visitor, Visitors } from './visitors';

const DAY = 24 * 3_600_000;
const PLACES = 4;
const reason = 'ticket 4711 of the visitor';

/** What is of one account, by the column that names it. */
const ofAccounts = [
  'wallet',
  'slot',
  'known_device',
  'login_session',
  'login_flow',
  'wallet_nonce',
];

let provider: OperatorsProvider;
let databases: SeveralDatabases;
let visitors: Visitors;
const all: Visitor[] = [];

/** The visitor whose rows are at a place. */
function at(place: number): Visitor {
  const found = all.find(({ user }) => databases.placeOf(user) === place);
  if (!found) throw new Error(`No visitor is at ${place}`);
  return found;
}

async function logIn(email: string): Promise<Visitor> {
  visitors.moveOn();
  const visitor = await visitors.logIn(email);
  all.push(visitor);
  return visitor;
}

/** The places of an account's rows in a table. */
async function placesOf(table: string, account: string): Promise<readonly number[]> {
  const found = await databases.rows(`select account from ${table} where account = ?`, account);
  return found.flatMap((rows, place) => (rows.length > 0 ? [place] : []));
}

beforeAll(async () => {
  provider = await OperatorsProvider.start();
  databases = await SeveralDatabases.open(PLACES);
  const more = { ...provider.environment, DEVICE_APPROVAL: 'off', LIMIT_CODE_SITE: '100000' };
  visitors = await Visitors.over(databases.database, more, undefined, openId);
  for (let n = 0; n < 24; n += 1) await logIn(`visitor${n}@example.test`);
});
afterAll(async () => {
  await provider.stop();
  await databases.close();
});

describe('a service over several databases', () => {
  it('has visitors in each', () => {
    const places = new Set(all.map(({ user }) => databases.placeOf(user)));
    expect(places).toEqual(new Set([0, 1, 2, 3]));
  });

  it('keeps all rows of an account in one, and none of them in the first', async () => {
    for (const visitor of all) {
      await visitors.addSlot(visitor, 'device', true);
      const place = databases.placeOf(visitor.user);
      for (const table of ['wallet', 'slot', 'known_device', 'login_session', 'login_flow']) {
        expect([table, await placesOf(table, visitor.user)]).toEqual([table, [place]]);
      }
    }
    for (const table of ofAccounts) {
      expect([table, await databases.first.rows(`select 1 as one from ${table}`)]).toEqual([
        table,
        [],
      ]);
    }
  });

  it('keeps nothing with those of accounts that no account keys', async () => {
    const { first } = databases;
    for (const table of ['counter', 'account_login', 'site', 'waiting_mail']) {
      expect((await databases.rows(`select 1 as one from ${table}`)).flat()).toEqual([]);
    }
    expect((await first.rows('select name from account_login')).length).toBe(all.length);
  });

  it('gives each visitor the halves of that visitor', async () => {
    const halves = new Set<unknown>();
    for (const visitor of all.slice(0, 8)) {
      const passkey = await visitors.addSlot(visitor, 'passkey');
      const { half, status } = await visitors.ask(visitor, '/slots/release', { id: passkey });
      expect(status).toBe(200);
      halves.add(half);
      const { slots } = await visitors.ask(visitor, '/slots/list');
      expect(slots).toHaveLength(2);
    }
    expect(halves.size).toBe(8);
  });

  it('finds a session after its token was replaced, in each database', async () => {
    for (let place = 0; place < PLACES; place += 1) {
      const visitor = at(place);
      for (let n = 0; n < 5; n += 1) {
        const { session, status } = await visitors.ask(visitor, '/session/resume');
        expect(status).toBe(200);
        visitor.session = String(session);
      }
      expect((await visitors.ask(visitor, '/slots/list')).status).toBe(200);
    }
  });

  it('answers the same attempt at a code with the same session, and another one with none', async () => {
    for (const n of [1, 2, 3, 4, 5, 6]) {
      visitors.moveOn();
      const { jwk, sign } = await newDevice();
      const code = await visitors.codeFor(`attempt${n}@example.test`, jwk);
      const typed = { ...(await signedBy(sign, code)), attempt: `attempt-${n}` };
      const first = await visitors.send('/otp/verify', typed);
      expect(first.status).toBe(200);
      expect(await visitors.send('/otp/verify', typed)).toEqual(first);
      const other = await visitors.send('/otp/verify', { ...typed, attempt: 'another' });
      expect(other.status).toBe(401);
    }
  });

  it('lists and ends devices, and the sessions of an ended one with it', async () => {
    const email = 'devices@example.test';
    const laptop = await logIn(email);
    await visitors.addSlot(laptop, 'device', true);
    visitors.clock += DAY / 2;
    const phone = await logIn(email);
    expect(phone.user).toBe(laptop.user);
    const { devices } = await visitors.ask(laptop, '/devices/list');
    const [newest, ...others] = devices as { id: string }[];
    expect(others).toHaveLength(1);
    const ended = await visitors.ask(laptop, '/devices/end', { id: newest?.id });
    expect(ended.status).toBe(200);
    expect((await visitors.ask(laptop, '/slots/list')).status).toBe(200);
    expect((await visitors.ask(phone, '/slots/list')).status).toBe(401);
  });

  it('counts in the console what all of them have', async () => {
    const counts = await sqlStore(databases.database).reads.counts(visitors.clock);
    const wallets = (await databases.rows("select account from wallet where key <> ''")).flat();
    expect(counts.wallets).toBe(wallets.length);
    expect(counts.accounts).toBeGreaterThanOrEqual(all.length - 1);
    const [site, ...others] = await sqlStore(databases.database).reads.sites(visitors.clock, 10);
    expect(others).toEqual([]);
    expect(site).toMatchObject({ site: SITE, sessions: counts.sessions });
  });
});

describe('a wallet among several databases', () => {
  it('keeps its address from leading to another account', async () => {
    const { names } = sqlStore(databases.database);
    const [owner, stranger] = [at(0), at(1)];
    expect(await names.leadUnlessWallet(stranger.user, owner.user, stranger.user)).toBe(false);
    expect(await names.leadUnlessWallet('name', owner.user, stranger.user)).toBe(false);
    expect(await names.accountOf(stranger.user)).toBeUndefined();
    expect(await names.leadUnlessWallet('name', owner.user, 'of no wallet')).toBe(true);
    expect(await names.accountOf('name')).toBe(owner.user);
  });

  it('that is begun keeps a login from being joined to another account', async () => {
    const { names, wallets } = sqlStore(databases.database);
    const [name, found] = ['name of a login', 'moved:away'];
    await names.lead(name, found);
    const claim = { account: found, device: 'a' };
    await wallets.claim(claim, visitors.clock, visitors.clock + DAY);
    expect(await names.join(name, at(0).user, found)).toBe(false);
    await wallets.sweep(visitors.clock + DAY);
    expect(await names.join(name, at(0).user, found)).toBe(true);
  });
});

describe('a deletion over several databases', () => {
  const acts = async () =>
    (await databases.first.rows('select act, about from console_log order by number')).map(
      ({ about, act }) => `${String(act)} ${String(about)}`,
    );

  const askedFor = async (account: string): Promise<void> => {
    const [olga, omar] = [
      await ConsoleBrowser.loggedIn(visitors.service, 'olga'),
      await ConsoleBrowser.loggedIn(visitors.service, 'omar'),
    ];
    expect((await olga.ask('/console/deletion/ask', { account, reason })).status).toBe(200);
    expect((await omar.ask('/console/deletion/confirm', { account, reason })).status).toBe(200);
  };

  const isGone = async (account: string): Promise<boolean> => {
    const places = await Promise.all(ofAccounts.map((table) => placesOf(table, account)));
    const logins = await databases.first.rows(
      'select name from account_login where account = ?',
      account,
    );
    return places.flat().length === 0 && logins.length === 0;
  };

  it('deletes the account in both of its databases, and is in the log once', async () => {
    const gone = await logIn('gone@example.test');
    await visitors.addSlot(gone, 'device', true);
    await askedFor(gone.user);
    expect(await isGone(gone.user)).toBe(false);
    visitors.clock += 30 * DAY;
    await visitors.service.sweep();
    expect(await isGone(gone.user)).toBe(true);
    const own = (await acts()).filter((act) => act.endsWith(gone.user));
    expect(own.filter((act) => act.startsWith('deletion.done'))).toHaveLength(1);
    const log = new ConsoleLog({ store: sqlStore(databases.database), now: () => visitors.clock });
    expect(await log.verify([])).toMatchObject({ kind: 'whole' });
  });

  it('waits where the database of the account is away, and is then done', async () => {
    const gone = await logIn('gone-later@example.test');
    await visitors.addSlot(gone, 'device', true);
    await askedFor(gone.user);
    visitors.clock += 30 * DAY;
    databases.take(databases.placeOf(gone.user));
    await expect(visitors.service.sweep()).rejects.toThrow('away');
    databases.giveBack();
    expect(await isGone(gone.user)).toBe(false);
    const before = await acts();
    expect(before).not.toContain(`deletion.done ${gone.user}`);
    await visitors.service.sweep();
    expect(await isGone(gone.user)).toBe(true);
    expect((await acts()).filter((act) => act === `deletion.done ${gone.user}`)).toHaveLength(1);
  });

  it('is stopped by an act of the wallet’s key, whose row is elsewhere', async () => {
    const staying = await logIn('staying@example.test');
    await visitors.addSlot(staying, 'device', true);
    await askedFor(staying.user);
    await visitors.act(staying, '/slots/stay', {}, { act: 'wallet.stay', subject: [] });
    visitors.clock += 30 * DAY;
    await visitors.service.sweep();
    expect(await isGone(staying.user)).toBe(false);
    expect(await acts()).toContain(`deletion.stopped ${staying.user}`);
  });

  it('takes back all of it where one of them fails', async () => {
    const store = sqlStore(databases.database);
    const kept = await logIn('kept@example.test');
    const failing = store.transaction(async (stored) => {
      await stored.deletions.deleteAll(kept.user);
      throw new Error('It failed after both');
    });
    await expect(failing).rejects.toThrow('It failed after both');
    expect(await isGone(kept.user)).toBe(false);
    expect(await placesOf('known_device', kept.user)).toEqual([databases.placeOf(kept.user)]);
    expect((await visitors.ask(kept, '/slots/list')).status).toBe(200);
  });
});

describe('a database of accounts that is away', () => {
  it('is 503 for its accounts alone, and they come back with it', async () => {
    const lost = await logIn('lost@example.test');
    const resting = (await visitors.ask(lost, '/slots/list')).status;
    databases.take(databases.placeOf(lost.user));
    const proven = posted(await visitors.proofOf(lost, '/slots/list'));
    const headers = { ...(proven.headers as object), origin: FRAME };
    const refused = await visitors.service.ask('/slots/list', { ...proven, headers });
    visitors.moveOn();
    const asked = { email: 'lost@example.test', device: lost.device, origin: SITE };
    const code = await visitors.send('/otp', asked);
    const served = await visitors.ask(await logInElsewhere(lost), '/slots/list');
    const ready = await visitors.service.ask('/ready');
    databases.giveBack();
    expect([resting, refused.status, code.status, served.status]).toEqual([200, 503, 503, 200]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(ready.status).toBe(200);
    expect((await visitors.ask(lost, '/slots/list')).status).toBe(200);
  });

  /** A new visitor whose rows are in a database that is there. */
  async function logInElsewhere(lost: Visitor): Promise<Visitor> {
    for (let n = 0; ; n += 1) {
      visitors.moveOn();
      const { jwk: device, sign } = await newDevice();
      const code = await visitors.codeFor(`elsewhere${n}@example.test`, device);
      const right = await visitors.send('/otp/verify', await signedBy(sign, code));
      if (right.status !== 200) continue;
      const user = String(right['user']);
      expect(databases.placeOf(user)).not.toBe(databases.placeOf(lost.user));
      return { session: String(right['session']), user, device, sign };
    }
  }

  it('keeps the others from being swept no more than itself', async () => {
    await visitors.codeFor('swept@example.test', (await newDevice()).jwk);
    visitors.clock += DAY;
    databases.take(2);
    await expect(visitors.service.sweep()).rejects.toThrow('away');
    databases.giveBack();
    const left = await databases.rows('select id from login_flow');
    expect(left.filter((_rows, place) => place !== 2).flat()).toEqual([]);
    const counted = await databases.first.rows(
      'select name from counter where until <= ?',
      visitors.clock,
    );
    expect(counted).toEqual([]);
    await visitors.service.sweep();
    expect((await databases.rows('select id from login_flow')).flat()).toEqual([]);
  });

  it('counts a device as one that has not logged in, and no other', async () => {
    const { devices } = sqlStore(databases.database);
    const own = await logIn('known-device@example.test');
    const [row] = (
      await databases.rows('select device from known_device where account = ?', own.user)
    ).flat();
    const device = String(row?.['device']);
    expect(await devices.hasLoggedIn(device)).toBe(true);
    databases.take(databases.placeOf(own.user));
    expect(await devices.hasLoggedIn(device)).toBe(false);
    databases.giveBack();
    expect(await devices.hasLoggedIn('another device')).toBe(false);
  });
});

describe('events of several databases', () => {
  const event = (id: string) => ({ id, receiver: 'crm', body: '{}' });

  it('leave from each of them, as many as are asked for, and each once', async () => {
    const store = sqlStore(databases.database);
    for (let place = 0; place < PLACES; place += 1) {
      await store.transaction(
        (stored) => stored.events.add(event(`of ${place}`), 0, 9),
        at(place).user,
      );
    }
    await store.events.add(event('of the first'), 0, 9);
    const some = await store.events.take('crm', 1, 5, 3);
    const rest = await store.events.take('crm', 1, 5, 20);
    expect(some).toHaveLength(3);
    expect(new Set([...some, ...rest].map(({ id }) => id)).size).toBe(5);
    for (const each of [...some, ...rest]) await store.events.remove(each);
    expect(await store.events.take('crm', 10, 20, 20)).toEqual([]);
  });

  it('stay where the transaction of their account fails', async () => {
    const store = sqlStore(databases.database);
    const failing = store.transaction(async (stored) => {
      await stored.events.add(event('never'), 0, 9);
      throw new Error('It failed');
    }, at(1).user);
    await expect(failing).rejects.toThrow('It failed');
    expect(await store.events.take('crm', 10, 20, 20)).toEqual([]);
  });
});

describe('key shares of several databases', () => {
  it('are all found to be sealed anew, from one after the other', async () => {
    const { slots } = sqlStore(databases.database);
    const counts = await slots.countSealed();
    const sum = counts.reduce((n, each) => n + each.n, 0);
    const ids = new Set<string>();
    let passes = 0;
    for (let after: string | undefined = ''; after !== undefined; passes += 1) {
      const found = await slots.sealedOtherwise('another', after, 2);
      after = found.next;
      for (const { id } of found.rows) ids.add(id);
    }
    expect(ids.size).toBe(sum);
    expect(passes).toBeGreaterThan(PLACES);
  });
});
