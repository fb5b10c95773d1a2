import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { Database } from '../src/adapters/sql/database';
import { openDatabase } from '../src/adapters/sql/open-database';
import { newDevice } from './stand-ins/device';
import { SeveralDatabases } from './stand-ins/several-databases';
import { WalletKey } from './stand-ins/wallet-key';
import { type Answer, signedBy, type Visitor, Visitors } from './visitors';

const LEASE_MS = 5 * 60_000;
const DAY_MS = 24 * 3_600_000;
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

/** The service dies as soon as a statement that begins with `last` is confirmed: nothing reaches a database after that. */
function dying(
  database: Database,
  life: { isOver: boolean },
  last = 'insert into login_session',
): Database {
  const alive = (): void => {
    if (life.isOver) throw new Error('The service is dead');
  };
  const { accounts } = database;
  return {
    ...database,
    rows: async (sql, ...values) => {
      alive();
      const found = await database.rows(sql, ...values);
      life.isOver ||= sql.startsWith(last);
      return found;
    },
    atOnce: async (work, account) => {
      alive();
      let hasLast = false;
      const result = await database.atOnce(
        (rows) =>
          work((sql, ...values) => {
            hasLast ||= sql.startsWith(last);
            return rows(sql, ...values);
          }),
        account,
      );
      life.isOver ||= hasLast;
      return result;
    },
    ...(accounts && {
      accounts: { ...accounts, all: accounts.all.map((each) => dying(each, life, last)) },
    }),
  };
}

interface Change {
  readonly title: string;

  /** How the statement begins with which the change is made. */
  readonly last: string;

  /** Leads to the change, and returns what asks for it, at a service over the database that may die. */
  readonly prepare: (
    visitors: Visitors,
    visitor: Visitor,
  ) => Promise<(doomed: Visitors) => Promise<Answer>>;
  readonly mails: (visitors: Visitors) => readonly { readonly to: string }[];
  readonly to: readonly string[];
}

const other = 'grace@example.test';

async function joined(visitors: Visitors, visitor: Visitor): Promise<void> {
  const code = await visitors.codeFor(other, visitor.device);
  await visitors.joinEmail(visitor, other, code);
}

/** The wallet of the visitor is set aside for another one. Returns its id. */
async function setAside(visitors: Visitors, visitor: Visitor): Promise<string> {
  const { database } = visitors.service;
  const all = [database, ...(database.accounts?.all ?? [])];
  const id = randomUUID();
  const { publicKey: key } = visitors.walletKeys.get(visitor.user) ?? new WalletKey();
  for (const { rows } of all) {
    await rows(
      'insert into wallet_aside (id, account, key, slots, used, since, ends, made) select ?, account, ?, 1, 0, 0, ?, 0 from wallet where account = ?',
      id,
      key,
      visitors.clock + 700 * DAY_MS,
      visitor.user,
    );
  }
  return id;
}

const ofAside = (path: string, act: 'wallet.discard' | 'wallet.keep' | 'wallet.restore') => {
  return async (visitors: Visitors, visitor: Visitor) => {
    const id = await setAside(visitors, visitor);
    return (doomed: Visitors) =>
      doomed.act(
        visitor,
        path,
        { id },
        { act, subject: [id] },
        visitors.walletKeys.get(visitor.user),
      );
  };
};

const walletMails = (visitors: Visitors) => visitors.walletMails;
const loginMails = (visitors: Visitors) => visitors.loginMails;

const changes: readonly Change[] = [
  {
    title: 'a login that is added',
    last: 'insert into account_name',
    prepare: async (visitors, visitor) => {
      const code = await visitors.codeFor(other, visitor.device);
      return (doomed) => doomed.joinEmail(visitor, other, code);
    },
    mails: loginMails,
    to: [email, other],
  },
  {
    title: 'a login that is removed',
    last: 'delete from account_login',
    prepare: async (visitors, visitor) => {
      await joined(visitors, visitor);
      visitors.clock += DAY_MS / 2;
      const { logins } = await visitors.ask(visitor, '/logins/list');
      const { id = '' } =
        (logins as readonly { id: string; isHere: boolean }[]).find(({ isHere }) => !isHere) ?? {};
      return (doomed) => doomed.removeLogin(visitor, id);
    },
    mails: loginMails,
    to: [other, email],
  },
  {
    title: 'another address',
    last: 'insert into account_name',
    prepare: async (visitors, visitor) => {
      const code = (): string => visitors.mails.at(-1)?.code ?? '';
      const change = { from: email, to: other };
      const { flow } = await visitors.changeEmail(visitor, 'begin', change);
      const old = await visitors.changeEmail(visitor, 'old', { ...change, flow, code: code() });
      const typed = { ...change, flow: old['flow'], code: code() };
      return (doomed) => doomed.changeEmail(visitor, 'new', typed);
    },
    mails: ({ notices }) => notices,
    to: [email],
  },
  {
    title: 'a new wallet that is asked for',
    last: 'insert into wallet_renewal',
    prepare: async (visitors) => {
      const device = await visitors.logIn(email);
      return (doomed) => doomed.ask(device, '/slots/renew');
    },
    mails: walletMails,
    to: [email],
  },
  {
    title: 'a wallet that gets its place back',
    last: 'delete from wallet_aside',
    prepare: ofAside('/slots/restore', 'wallet.restore'),
    mails: walletMails,
    to: [email],
  },
  {
    title: 'a wallet that will go',
    last: 'update wallet_aside',
    prepare: ofAside('/slots/discard', 'wallet.discard'),
    mails: walletMails,
    to: [email],
  },
  {
    title: 'a wallet that stays after all',
    last: 'update wallet_aside',
    prepare: ofAside('/slots/keep-aside', 'wallet.keep'),
    mails: walletMails,
    to: [email],
  },
];

describe.each(kinds)('over %s', (_, open) => {
  it.each(changes)(
    'a mail about $title is kept with it: a service that dies loses none',
    async ({ last, mails, prepare, to }) => {
      const opened = await open();
      const { database } = opened;
      const visitors = await Visitors.over(database);
      const visitor = await visitors.logIn(email);
      await visitors.addSlot(visitor, 'device', true);
      const act = await prepare(visitors, visitor);
      await visitors.service.sweep();
      for (const sent of [visitors.loginMails, visitors.notices, visitors.walletMails])
        sent.length = 0;
      const life = { isOver: false };
      const doomed = await Visitors.over(dying(database, life, last));
      doomed.clock = visitors.clock;
      for (const [account, key] of visitors.walletKeys) doomed.walletKeys.set(account, key);

      await act(doomed);
      expect(life.isOver).toBe(true);

      visitors.clock = doomed.clock + LEASE_MS;
      await visitors.service.sweep();
      expect(mails(visitors).map((mail) => mail.to)).toEqual(to);
      await opened.close();
    },
  );

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
