import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { postgresPrograms, startPostgres } from '../../chains/stand-ins/postgres-server.mjs';
import { byAccountHash } from '../src/adapters/sql/account-databases';
import type { Database } from '../src/adapters/sql/database';
import { AccountMove, MOVE_NAME } from '../src/adapters/sql/move/account-move';
import { MoveError } from '../src/adapters/sql/move/move-error';
import { movedTables } from '../src/adapters/sql/move/moved-tables';
import { openDatabase } from '../src/adapters/sql/open-database';
import { openDatabases } from '../src/adapters/sql/open-databases';
import { openPostgres } from '../src/adapters/sql/postgres-database';
import { newDevice } from './stand-ins/device';
import { signedBy, type Visitor, Visitors } from './visitors';

const isSkipped = process.env['TEST_DATABASES'] === 'libsql' || postgresPrograms() === undefined;
/** How many steps there are between two ends of the command: each one at night, in `npm run test:move`. */
const STRIDE = process.env['TEST_EACH_STEP'] === undefined ? 17 : 1;
const SETTINGS = { DEVICE_APPROVAL: 'off', LIMIT_CODE_SITE: '10000', LIMIT_HALF_ALONE: '1000' };

/** The process that moves ends at its step `last`: before it, or once it is done and before its answer. */
class Dying {
  readonly #last: number;
  readonly #isAfter: boolean;
  #steps = 0;

  constructor(last: number, isAfter: boolean) {
    this.#last = last;
    this.#isAfter = isAfter;
  }

  over(database: Database): Database {
    const step = async <Result>(work: () => Promise<Result>): Promise<Result> => {
      if (this.#steps > this.#last) throw new Dead();
      const isLast = this.#steps === this.#last;
      this.#steps += 1;
      if (isLast && !this.#isAfter) throw new Dead();
      const result = await work();
      if (isLast) throw new Dead();
      return result;
    };
    return {
      ...database,
      rows: (sql, ...values) => step(() => database.rows(sql, ...values)),
      // A step of its own: once it is confirmed.
      atOnce: (work, account) =>
        step(() =>
          database.atOnce(
            (rows) => work((sql, ...values) => step(() => rows(sql, ...values))),
            account,
          ),
        ),
    };
  }
}

class Dead extends Error {}

(isSkipped ? describe.skip : describe)('accounts that are moved to several databases', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  let administrator: Database;
  let count = 0;

  beforeAll(async () => {
    server = await startPostgres({ settings: ['fsync=off'] });
    administrator = await openPostgres(server.url, () => undefined);
  });
  afterAll(async () => {
    await administrator.close();
    server.stop();
  });

  /** New databases: one of a service, and those that its accounts are moved to. */
  async function world(targets: number) {
    count += 1;
    const urls: string[] = [];
    for (let n = 0; n <= targets; n += 1) {
      const name = `w${count}_${n}`;
      await administrator.rows(`create database ${name}`);
      const url = new URL(server.url);
      url.pathname = `/${name}`;
      urls.push(url.href);
    }
    const [databaseUrl = '', ...accountUrls] = urls;
    const service = await openDatabase(databaseUrl, () => undefined);
    const opened: Database[] = [];
    for (const url of urls) opened.push(await openDatabase(url, () => undefined, MOVE_NAME));
    return {
      config: { databaseUrl, accountUrls },
      service,
      visitors: await Visitors.over(service, SETTINGS),
      mover: (dying?: Dying, batch = 2) => {
        const [source, ...others] = opened.map((each) => dying?.over(each) ?? each);
        if (!source) throw new RangeError('No database');
        return new AccountMove({ source, targets: others, batch });
      },
      source: opened[0] ?? service,
      targets: opened.slice(1),
      close: () => Promise.all(opened.map((each) => each.close())),
    };
  }

  async function withWallet(visitors: Visitors, email: string) {
    visitors.moveOn();
    const visitor = await visitors.logIn(email);
    const id = await visitors.addSlot(visitor, 'device', true);
    await visitors.addSlot(visitor, 'phrase');
    return { email, id, visitor, half: (await released(visitors, visitor, id))['half'] };
  }

  const released = (visitors: Visitors, visitor: Visitor, id: string) =>
    visitors.ask(visitor, '/slots/release', { id });

  it('keep sessions, wallets byte for byte, and attempts at a login that are under way', async () => {
    const { close, config, mover, service, targets, visitors } = await world(3);
    const people = [];
    for (let n = 0; n < 7; n += 1) people.push(await withWallet(visitors, `p${n}@example.test`));
    const move = mover();
    await move.copy();
    expect(await move.compare()).toBe(7);

    // The service goes on after it was copied.
    const late = await withWallet(visitors, 'late@example.test');
    const [first] = people;
    if (!first) throw new RangeError('No visitor');
    const more = await visitors.addSlot(first.visitor, 'passkey');
    await visitors.revokeSlot(first.visitor, more);
    const { jwk: device, sign } = await newDevice();
    const typed = await signedBy(sign, await visitors.codeFor(first.email, device));
    await expect(mover().switch()).rejects.toThrow('stop every instance');
    expect(await released(visitors, late.visitor, late.id)).toMatchObject({ half: late.half });
    await service.close();
    await mover().switch();
    expect(await mover().isDone()).toBe(true);
    await close();

    const several = await openDatabases(config, { onError: () => undefined });
    const after = await Visitors.over(several, SETTINGS);
    after.clock = visitors.clock;
    for (const [account, key] of visitors.walletKeys) after.walletKeys.set(account, key);
    const places = new Set<number>();
    for (const { half, id, visitor } of [...people, late]) {
      expect(await released(after, visitor, id)).toMatchObject({ status: 200, half });
      const next = await after.ask(visitor, '/session/resume');
      expect(next).toMatchObject({ status: 200, user: visitor.user });
      visitor.session = String(next['session'] ?? visitor.session);
      expect(await released(after, visitor, id)).toMatchObject({ status: 200, half });
      places.add(byAccountHash(targets).placeOf(visitor.user));
    }
    expect(places.size).toBeGreaterThan(1);
    expect(await after.send('/otp/verify', typed)).toMatchObject({
      status: 200,
      user: first.visitor.user,
    });
    await after.service.sweep();
    after.clock += 40 * 24 * 3_600_000;
    await after.service.sweep();
    expect(await several.rows('select * from moved_id')).toEqual([]);
    await several.close();
  });

  it('are all there, once, wherever the command is ended, and what the service writes meanwhile too', async () => {
    const { close, config, mover, service, source, visitors } = await world(2);
    const people: Awaited<ReturnType<typeof withWallet>>[] = [];
    for (let n = 0; n < 3; n += 1) people.push(await withWallet(visitors, `k${n}@example.test`));

    /** Ends it at one more step each time. Returns how often it was ended. */
    const untilDone = async (
      what: (move: AccountMove) => Promise<void>,
      between: (died: number) => Promise<void>,
    ): Promise<number> => {
      for (let died = 0; ; died += 1) {
        const dying = new Dying((died >> 1) * STRIDE, died % 2 === 1);
        try {
          await what(mover(dying));
          return died;
        } catch (error) {
          if (!(error instanceof Dead)) throw error;
        }
        await between(died);
      }
    };
    const copied = await untilDone(
      async (move) => {
        await move.copy();
        await move.compare();
      },
      async (died) => {
        if ((died * STRIDE) % 20 > 0 && died > 3) return;
        people.push(await withWallet(visitors, `m${died}@example.test`));
        const [gone] = people;
        await service.rows(
          'update slot set sealed = ? where account = ? and kind = ?',
          `"${died}"`,
          gone?.visitor.user ?? '',
          'phrase',
        );
      },
    );
    expect(copied * STRIDE).toBeGreaterThan(100);
    people.push(await withWallet(visitors, 'last@example.test'));
    await service.close();
    const rowsIn = async (databases: readonly Database[], schema = ''): Promise<unknown> => {
      const each = movedTables.map(async (table) => {
        const found = await Promise.all(
          databases.map((one) => one.rows(`select * from ${schema}${table}`)),
        );
        return found
          .flat()
          .map((row) => JSON.stringify(row))
          .sort();
      });
      return Promise.all(each);
    };
    const before = await rowsIn([source]);
    const switched = await untilDone(
      async (move) => {
        if (!(await move.isDone())) await move.switch();
      },
      async () => undefined,
    );
    expect(switched * STRIDE).toBeGreaterThan(100);
    expect(await rowsIn([source], 'moved.')).toEqual(before);
    await close();

    const several = await openDatabases(config, { onError: () => undefined });
    expect(await rowsIn(several.accounts?.all ?? [])).toEqual(before);
    expect(await rowsIn([several])).toEqual(movedTables.map(() => []));
    const after = await Visitors.over(several, SETTINGS);
    after.clock = visitors.clock;
    for (const { half, id, visitor } of people) {
      expect(await released(after, visitor, id)).toMatchObject({ status: 200, half });
    }
    await several.close();
  });

  it('are compared before the switch: a copy that was changed, lost or put in another place is found', async () => {
    const { close, mover, service, targets, visitors } = await world(2);
    await withWallet(visitors, 'ada@example.test');
    await mover().copy();
    const holds = await Promise.all(targets.map((each) => each.rows('select account from wallet')));
    const own = holds.findIndex((rows) => rows.length > 0);
    const [right, wrong] = [targets[own], targets[1 - own]];
    const damages = [
      () => right?.rows("update slot set half = half || 'x' where kind = 'phrase'"),
      () => right?.rows('delete from known_device'),
      () =>
        wrong?.rows(
          "insert into wallet (account, device, slots, until, key) values ('stranger', '', 0, 0, '')",
        ),
    ];
    for (const [n, damage] of damages.entries()) {
      await damage();
      await expect(mover().compare()).rejects.toThrow(MoveError);
      if (n === 2) break;
      await mover().copy({ isAnew: true });
      expect(await mover().compare()).toBe(1);
    }
    await service.close();
    await close();
  });

  it('are in none but the databases that were named first, and a service for one finds none afterwards', async () => {
    const { close, config, mover, service, source, targets, visitors } = await world(3);
    const ada = await withWallet(visitors, 'ada@example.test');
    await mover().copy();
    const fewer = new AccountMove({ source, targets: targets.slice(0, 2) });
    await expect(fewer.copy()).rejects.toThrow('being moved to 3');
    await expect(openDatabases(config, { onError: () => undefined })).rejects.toThrow(
      'main.js move',
    );
    await service.close();
    await mover().switch();
    await close();

    await expect(
      openDatabases({ ...config, accountUrls: [] }, { onError: () => undefined }),
    ).rejects.toThrow('DATABASE_ACCOUNT_URLS');
    // One that was started before, and was not stopped.
    const old = await openDatabase(config.databaseUrl, () => undefined);
    const stale = await Visitors.over(old, SETTINGS);
    stale.clock = visitors.clock;
    expect(await released(stale, ada.visitor, ada.id)).toMatchObject({ status: 401 });
    const { jwk: device } = await newDevice();
    expect(
      await stale.send('/otp', { email: ada.email, device, origin: 'https://site.test' }),
    ).toMatchObject({ status: 500 });
    await old.close();
  });
});
