import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sqlStore } from '../src/adapters/sql/sql-store';
import type { Database } from '../src/adapters/sql/database';
import { openDatabase } from '../src/adapters/sql/open-database';
import { KnownDevices } from '../src/use-cases/devices/known-devices';
import { StoredKeyShares } from '../src/use-cases/slots/stored-key-shares';
import { WalletRenewals } from '../src/use-cases/slots/wallet-renewals';
import { noEvents } from './stand-ins/no-events';
import { namesUnder, withTicket } from './stand-ins/names';
import { posted } from './support';
import { SECRET, type Visitor, Visitors } from './visitors';

/** What tells few rows apart: a search by it alone reads as many rows as there are accounts. */
const shared = /\((?:kept|slots|dead|replaced|approved|has_key|sealer)=\?\)/;

/**
 * All rows of a table are read where key shares are sealed anew, once after the secret has changed, and where an operator has changed a
 * site: there are few sites, and never more for more accounts.
 */
const isWhole = (sql: string): boolean => /sealer <> \?|from site order by origin/.test(sql);

let own: Database;

/** Explains statements. libsql leaves those open, so that no transaction of the same connection could end. */
let explaining: Database;
let visitors: Visitors;
let ada: Visitor;
const statements: string[] = [];

beforeAll(async () => {
  own = await openDatabase('file::memory:', () => undefined);
  explaining = await openDatabase('file::memory:', () => undefined);
  const recorded =
    (rows: Database['rows']): Database['rows'] =>
    (sql, ...values) => {
      statements.push(sql);
      return rows(sql, ...values);
    };
  const database: Database = {
    ...own,
    rows: recorded(own.rows),
    atOnce: (work) => own.atOnce((rows) => work(recorded(rows))),
  };
  const environment = { ...namesUnder('site.eth'), DEVICE_APPROVAL: 'off' };
  visitors = await Visitors.over(database, environment);
  ada = await visitors.logIn('ada@example.test');
  const device = await visitors.addSlot(ada, 'device', true);
  const passkey = await visitors.addSlot(ada, 'passkey');
  await visitors.ask(ada, '/slots/release', { id: device });
  await visitors.revokeSlot(ada, passkey);
  await visitors.ask(ada, '/email/begin', { from: 'ada@example.test', to: 'eve@example.test' });
  const resumed = await visitors.ask(ada, '/session/resume');
  ada = { ...ada, session: String(resumed['session']) };
  await journeyOfLogins();
  await journeyOfNames();
  const parts = {
    events: noEvents,
    store: sqlStore(database),
    secret: SECRET,
    now: () => visitors.clock + 1,
  };
  const devices = new KnownDevices(parts);
  await devices.isKnown({ account: ada.user, device: 'another' });
  await devices.list(ada.user);
  const renewals = new WalletRenewals({ ...parts, delayMs: 0, knowsDevices: true });
  const asking = { account: ada.user, device: 'another', knownSinceMs: 1 };
  await renewals.begin(asking);
  await renewals.renew(asking, 'a slot', 'a key');
  const [aside] = await own.rows('select id from wallet_aside');
  await renewals.restore(ada.user, String(aside?.['id']));
  await renewals.discard(ada.user, 'no wallet');
  await renewals.sweep();
  const keyShares = { ...parts, devices, renewals, secretsBefore: ['b'.repeat(40)] };
  await new StoredKeyShares(keyShares).sweep();
  await visitors.service.sweep();
});
afterAll(() => Promise.all([own.close(), explaining.close()]));

async function journeyOfLogins(): Promise<void> {
  const email = 'second@example.test';
  const code = await visitors.codeFor(email, ada.device);
  await visitors.joinEmail(ada, email, code);
  await visitors.allowJoin(ada, 'google', 'f'.repeat(22));
  const { logins } = await visitors.ask(ada, '/logins/list');
  const id = (logins as { id: string; isHere: boolean }[]).find(({ isHere }) => !isHere)?.id;
  await visitors.removeLogin(ada, id ?? '');
}

async function journeyOfNames(): Promise<void> {
  const message = JSON.stringify({ name: 'ada-1.site.eth', attributes: {}, timestamp: 0 });
  const request = { address: `0x${'1'.repeat(40)}`, message };
  await withTicket(visitors.service, request);
  for (const path of [
    '/names/lookup/ada-1.site.eth',
    '/names/reverse/0x1',
    '/names/suggestions/ada',
  ]) {
    await visitors.service.ask(path);
  }
  await visitors.service.ask('/names', posted(request));
}

async function planOf(sql: string): Promise<readonly string[]> {
  const values = [...sql.matchAll(/\?/g)].map(() => '');
  const plan = await explaining.rows(`explain query plan ${sql}`, ...values);
  return plan.map((row) => String(row['detail']));
}

describe('a statement of the service', () => {
  it('reads as many rows among 100,000 accounts as among ten', async () => {
    const asked = [...new Set(statements)].filter((sql) => !isWhole(sql));
    expect(asked.length).toBeGreaterThan(30);

    const slow: string[] = [];
    for (const sql of asked) {
      const plan = await planOf(sql);
      const isSlow = plan.some(
        (step) => /^SCAN (?!(?:\d+ )?CONSTANT)/.test(step) || shared.test(step),
      );
      if (isSlow) slow.push(`${sql}: ${plan.join('; ')}`);
    }
    expect(slow).toEqual([]);
  });

  it('is not repeated for each slot', async () => {
    const countOf = async (): Promise<number> => {
      const before = statements.length;
      expect(await visitors.ask(ada, '/slots/list')).toMatchObject({ status: 200 });
      return statements.length - before;
    };
    const few = await countOf();
    for (let n = 0; n < 5; n += 1) await visitors.addSlot(ada, 'passkey');

    expect(await countOf()).toBe(few);
  });
});
