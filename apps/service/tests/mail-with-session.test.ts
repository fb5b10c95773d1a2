import { describe, expect, it } from '@jest/globals';
import type { Database } from '../src/adapters/sql/database';
import { openDatabase } from '../src/adapters/sql/open-database';
import { newDevice } from './stand-ins/device';
import { SeveralDatabases } from './stand-ins/several-databases';
import { signedBy, Visitors } from './visitors';

const LEASE_MS = 5 * 60_000;
const email = 'ada@example.test';

interface Opened {
  readonly database: Database;
  close(): Promise<void>;
}

const kinds: readonly (readonly [string, () => Promise<Opened>])[] = [
  [
    'one database',
    async () => {
      const database = await openDatabase('file::memory:', () => undefined);
      return { database, close: () => database.close() };
    },
  ],
  ['several', () => SeveralDatabases.open(3)],
];

/** The service dies as soon as a session is confirmed: nothing reaches a database after that. */
function dying(database: Database, life: { isOver: boolean }): Database {
  const alive = (): void => {
    if (life.isOver) throw new Error('The service is dead');
  };
  const { accounts } = database;
  return {
    ...database,
    rows: async (sql, ...values) => {
      alive();
      return database.rows(sql, ...values);
    },
    atOnce: async (work, account) => {
      alive();
      let hasSession = false;
      const result = await database.atOnce(
        (rows) =>
          work((sql, ...values) => {
            hasSession ||= sql.startsWith('insert into login_session');
            return rows(sql, ...values);
          }),
        account,
      );
      life.isOver ||= hasSession;
      return result;
    },
    ...(accounts && {
      accounts: { ...accounts, all: accounts.all.map((each) => dying(each, life)) },
    }),
  };
}

describe.each(kinds)('over %s', (_, open) => {
  it('a mail about a new device is kept with its session: a service that dies loses none', async () => {
    const opened = await open();
    const { database } = opened;
    const settings = { DEVICE_APPROVAL: 'off' };
    const visitors = await Visitors.over(database, settings);
    await visitors.logIn(email);
    visitors.moveOn();
    const life = { isOver: false };
    const doomed = await Visitors.over(dying(database, life), settings);
    doomed.clock = visitors.clock;
    const { jwk: device, sign } = await newDevice();
    const typed = await signedBy(sign, await doomed.codeFor(email, device));
    expect(await doomed.send('/otp/verify', typed)).toMatchObject({ status: 500 });
    expect(life.isOver).toBe(true);
    // Its last breath: what was sent before its database heard that it was.
    doomed.newDeviceMails.length = 0;

    visitors.clock = doomed.clock + LEASE_MS;
    await visitors.service.sweep();
    expect(visitors.newDeviceMails.map(({ to }) => to)).toEqual([email]);
    visitors.clock += LEASE_MS;
    await visitors.service.sweep();
    expect(visitors.newDeviceMails).toHaveLength(1);
    await opened.close();
  });

  it('a session is not opened where the mail about its device is not kept', async () => {
    const opened = await open();
    const { database } = opened;
    const settings = { DEVICE_APPROVAL: 'off' };
    const visitors = await Visitors.over(database, settings);
    const { user } = await visitors.logIn(email);
    visitors.moveOn();
    const all = [database, ...(database.accounts?.all ?? [])];
    for (const each of all) await each.rows('alter table waiting_mail rename to away');
    const { jwk: device, sign } = await newDevice();
    const typed = await signedBy(sign, await visitors.codeFor(email, device));
    expect(await visitors.send('/otp/verify', typed)).toMatchObject({ status: 500 });
    for (const each of all) await each.rows('alter table away rename to waiting_mail');

    // The code is not used up.
    expect(await visitors.send('/otp/verify', typed)).toMatchObject({ status: 200, user });
    expect(visitors.newDeviceMails.map(({ to }) => to)).toEqual([email]);
    await opened.close();
  });
});
