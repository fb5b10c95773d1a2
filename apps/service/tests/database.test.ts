import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sqlStore } from '../src/adapters/sql/sql-store';
import type { Database } from '../src/adapters/sql/database';
import { openLibsql } from '../src/adapters/sql/libsql-database';
import { ConfigError } from '../src/config/config-error';
import { migrate } from '../src/adapters/sql/migrate';
import { migrations } from '../src/adapters/sql/migrations';
import { Purchases } from '../src/use-cases/onramp/purchases';
import { RateLimits } from '../src/use-cases/limits/rate-limits';
import { noEvents } from './stand-ins/no-events';
import { postgresPrograms, startPostgres } from '../../chains/stand-ins/postgres-server.mjs';
import { openPostgres } from '../src/adapters/sql/postgres-database';
import { databaseKinds, type StartedDatabase } from './databases';

const HOUR = 3_600_000;
const five = { name: 'five', limit: 5, spanMs: HOUR };

/** What a neighbour has counted for itself while a transaction of the same instance is open, which then fails. */
async function countedDuringFailure(database: Database, limits: RateLimits): Promise<number> {
  let counted: Promise<unknown> | undefined;
  const failing = database.atOnce(async (rows) => {
    await rows('insert into counter (name, n, until) values (?, 1, 2)', 'taken back');
    counted = limits.count(five, 'neighbour');
    await sleep(30);
    throw new Error('The work failed');
  });
  await expect(failing).rejects.toThrow('The work failed');
  await counted;
  const [neighbour] = await limits.counted([[five, 'neighbour']]);
  return neighbour?.n ?? 0;
}

it('in memory, a failed transaction takes back nothing that a neighbour has counted meanwhile', async () => {
  const database = await openLibsql(':memory:');
  await migrate(database);
  const limits = new RateLimits({ store: sqlStore(database), secret: 's', now: () => 1 });

  expect(await countedDuringFailure(database, limits)).toBe(1);

  await database.close();
});

it('in a file that another process has kept busy, reads and writes again as soon as that has ended', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cleat-busy-'));
  const path = join(folder, 'wallet.db');
  const [database, other] = [await openLibsql(path), await openLibsql(path)];
  await database.rows('create table a (n integer primary key)');
  const put = (to: Database, n: number) => to.rows('insert into a (n) values (?)', n);
  const count = async () => (await database.rows('select count(*) as n from a'))[0]?.['n'];
  let waited = 0;
  await other.atOnce(async (rows) => {
    await rows('insert into a (n) values (1)');
    const late = setInterval(() => (waited += 1), 100);
    const tried = [put(database, 2), put(database, 3)];
    for (const { status } of await Promise.allSettled(tried)) expect(status).toBe('rejected');
    clearInterval(late);
  });
  // The others of this process went on meanwhile.
  expect(waited).toBeGreaterThan(20);
  expect(await count()).toBe(1);
  await put(other, 4);
  expect(await count()).toBe(2);
  await put(database, 5);
  await database.atOnce((rows) => rows('insert into a (n) values (6)'));
  await expect(put(database, 5)).rejects.toThrow('UNIQUE');
  await put(other, 7);
  expect(await count()).toBe(5);
  await Promise.all([database.close(), other.close()]);
  await rm(folder, { recursive: true });
});

it('in a file that is closed, refuses what waits to be written, and the process goes on', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cleat-closed-'));
  const database = await openLibsql(join(folder, 'wallet.db'));
  const writes = ['create table a (n int)', 'create table b (n int)'].map((sql) =>
    database.rows(sql),
  );
  await Promise.all(writes);
  const waiting = [1, 2].map((n) => database.rows('insert into a (n) values (?)', n));
  await database.close();
  expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ]);
  await rm(folder, { recursive: true });
});

const isSkipped = process.env['TEST_DATABASES'] === 'libsql' || postgresPrograms() === undefined;
(isSkipped ? it.skip : it)(
  'says why a transaction of PostgreSQL does not begin, whose first statement is sent with it',
  async () => {
    const server = await startPostgres({ settings: ['fsync=off', 'lock_timeout=50'] });
    const database = await openPostgres(server.url, () => undefined);
    const ran: string[] = [];
    await database.atOnce(async () => {
      // Its lock is taken. The statement behind it is refused as well, and never runs by itself.
      const other = database.atOnce(async (rows) => {
        await rows('create table late (n int)').catch(() => ran.push('refused'));
        ran.push('went on');
        await rows('select 1');
      }, 'an account');
      await expect(other).rejects.toMatchObject({ code: '55P03' });
    });
    expect(ran).toEqual(['refused', 'went on']);
    await expect(database.rows('select n from late')).rejects.toMatchObject({ code: '42P01' });
    await database.close();
    server.stop();
  },
);

describe.each(databaseKinds)('over $name', ({ isAvailable, start }) => {
  if (!isAvailable) {
    it.todo('runs where PostgreSQL is installed, or TEST_POSTGRES_URL names a server');
    return;
  }

  let started: StartedDatabase;
  let first: Database;
  let second: Database;
  let now = 1_000_000;
  const limitsOver = (database: Database): RateLimits =>
    new RateLimits({ store: sqlStore(database), secret: 's', now: () => now });

  beforeAll(async () => {
    started = await start();
    first = await started.open();
    second = await started.open();
    await Promise.all([migrate(first), migrate(second)]);
  });

  afterAll(async () => {
    await first.close();
    await second.close();
    started.stop();
  });

  it('migrates once, however many instances start together', async () => {
    expect(await first.rows('select version from migration order by version')).toEqual(
      migrations.map((_statements, index) => ({ version: index + 1 })),
    );
  });

  it('adds later changes to what is there, and keeps the rows', async () => {
    await first.rows('insert into counter (name, n, until) values (?, 1, 2)', 'kept');
    const more = [...migrations, ['create table later (id text primary key)']];

    await migrate(first, more);

    expect(await second.rows('select n, until from counter where name = ?', 'kept')).toEqual([
      { n: 1, until: 2 },
    ]);
    expect(await second.rows('select id from later')).toEqual([]);
    await first.rows('drop table later');
    await first.rows('delete from migration where version = ?', more.length);
  });

  it('refuses tables of a newer version', async () => {
    await first.rows('insert into migration (version) values (999)');

    await expect(migrate(first)).rejects.toThrow(
      new ConfigError(
        'DATABASE_URL',
        'names a database of a newer version of the service: start that version',
      ),
    );

    await first.rows('delete from migration where version = 999');
  });

  it('leaves nothing of a change that fails half-way', async () => {
    const broken = [...migrations, ['create table half (id text)', 'no sql at all']];

    await expect(migrate(first, broken)).rejects.toThrow('syntax error');

    await expect(first.rows('select id from half')).rejects.toThrow('half');
    expect(await first.rows('select count(*) as n from migration')).toEqual([
      { n: migrations.length },
    ]);
  });

  it('counts 100 parallel requests of two instances exactly', async () => {
    const instances = [limitsOver(first), limitsOver(second)] as const;

    const waits = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        (index % 2 === 0 ? instances[0] : instances[1]).secondsToWait(five, 'visitor'),
      ),
    );

    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(5);
    expect(waits.filter((seconds) => seconds === 3600)).toHaveLength(95);
  });

  it('takes back with a failed transaction nothing that a neighbour has counted meanwhile', async () => {
    expect(await countedDuringFailure(first, limitsOver(first))).toBe(1);
    expect(await first.rows('select name from counter where name = ?', 'taken back')).toEqual([]);
  });

  it('does all of a transaction, and those of several instances one after another', async () => {
    await first.rows('insert into counter (name, n, until) values (?, 0, 2)', 'all');
    const add = (database: Database): Promise<void> =>
      database.atOnce(async (rows) => {
        const [row] = await rows('select n from counter where name = ?', 'all');
        await sleep(1);
        await rows('update counter set n = ? where name = ?', Number(row?.['n']) + 1, 'all');
      });

    await Promise.all(Array.from({ length: 20 }, (_, n) => add(n % 2 === 0 ? first : second)));

    expect(await second.rows('select n from counter where name = ?', 'all')).toEqual([{ n: 20 }]);
    await first.rows('delete from counter where name = ?', 'all');
  });

  it('begins a new span when one is over, and counts each key alone', async () => {
    const limits = limitsOver(first);
    for (let n = 0; n < 6; n += 1) await limits.secondsToWait(five, 'other');
    now += HOUR / 2;
    expect(await limits.secondsToWait(five, 'other')).toBe(1800);
    expect(await limits.secondsToWait(five, 'third')).toBe(0);

    now += HOUR / 2;

    expect(await limits.secondsToWait(five, 'other')).toBe(0);
  });

  it('knows the owner of a purchase in every instance, until it is over', async () => {
    const over = (database: Database): Purchases =>
      new Purchases({ events: noEvents, store: sqlStore(database), secret: 's', now: () => now });
    const reference = await over(first).begin('moonpay', '0xAbC', 'eip155:1');

    const isOwn = await over(second).ownerOf(reference);

    expect(isOwn?.('0xaBc', 'eip155:1')).toBe(true);
    expect(isOwn?.('0xabc', 'eip155:10')).toBe(false);
    expect(JSON.stringify(await first.rows('select * from purchase'))).not.toContain('0xA');
    now += 24 * HOUR;
    expect(await over(first).ownerOf(reference)).toBeUndefined();
    await over(second).sweep();
    expect(await first.rows('select reference from purchase')).toEqual([]);
  });

  it('stores no key in clear, and sweeps what is over', async () => {
    await limitsOver(first).secondsToWait(five, '192.0.2.77');

    expect(JSON.stringify(await first.rows('select name from counter'))).not.toContain('192.0.2');
    now += 10 * HOUR;
    await limitsOver(second).sweep();
    expect(await first.rows('select name from counter')).toEqual([]);
  });
});
