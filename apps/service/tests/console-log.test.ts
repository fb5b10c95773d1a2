import { beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLibsql } from '../src/adapters/sql/libsql-database';
import { migrate } from '../src/adapters/sql/migrate';
import { sqlStore } from '../src/adapters/sql/sql-store';
import { verifyLog } from '../src/commands/verify-log';
import { type EntryText, hashOfEntry } from '../src/domain/console-entry';
import { createLogger } from '../src/observe/logger';
import type { DaysHead } from '../src/ports/console-log';
import { ConsoleLog } from '../src/use-cases/console/console-log';
import { LogHeads } from '../src/use-cases/console/log-heads';
import { describeOverDatabases } from './databases';
import { START } from './support';

const DAY = 24 * 3_600_000;
const text: EntryText = {
  operator: 'olga',
  act: 'visitor.reveal',
  about: 'a'.repeat(43),
  reason: 'ticket 4711',
};

describeOverDatabases('the log of the console', (database) => {
  let nowMs = START;
  const now = () => nowMs;
  const logOver = (db = database()) => new ConsoleLog({ store: sqlStore(db), now });

  beforeEach(async () => {
    nowMs = START;
    await database().rows('delete from console_log');
    await database().rows('delete from console_head');
    for (let n = 1; n <= 9; n += 1) await logOver().append({ ...text, reason: `ticket 471${n}` });
  });

  it('is whole as it was written, each entry after the one before', async () => {
    const found = await logOver().verify();

    expect(found).toMatchObject({ kind: 'whole', head: { number: 9 } });
    const [last, before] = await logOver().page();
    expect([last?.number, before?.number]).toEqual([9, 8]);
    expect(last?.before).toBe(before?.hash);
  });

  it.each<[string, string, { number: number; why: string }]>([
    [
      'a reason',
      "update console_log set reason = 'another' where number = 5",
      { number: 5, why: 'was changed' },
    ],
    [
      'an operator',
      "update console_log set operator = 'omar' where number = 1",
      { number: 1, why: 'was changed' },
    ],
    [
      'a time',
      'update console_log set time = time + 1 where number = 9',
      { number: 9, why: 'was changed' },
    ],
    [
      'an act',
      "update console_log set act = 'site.add' where number = 2",
      { number: 2, why: 'was changed' },
    ],
    [
      'an entry that is dropped',
      'delete from console_log where number = 4',
      { number: 4, why: 'is missing' },
    ],
    [
      'a first entry that is dropped',
      'delete from console_log where number = 1',
      { number: 1, why: 'is missing' },
    ],
  ])('shows %s that a thief of the database has changed', async (_, statement, broken) => {
    await database().rows(statement);

    expect(await logOver().verify()).toEqual({ kind: 'broken', ...broken });
  });

  it('shows entries that were moved', async () => {
    for (const [from, to] of [
      [3, 100],
      [4, 3],
      [100, 4],
    ]) {
      await database().rows(
        'update console_log set number = ? where number = ?',
        to ?? 0,
        from ?? 0,
      );
    }

    expect(await logOver().verify()).toEqual({ kind: 'broken', number: 3, why: 'was changed' });
  });

  it('shows an entry that was changed together with its hash, by the next one', async () => {
    const entry = (await logOver().page()).find(({ number }) => number === 5);
    const forged = {
      ...text,
      number: 5,
      timeMs: START,
      reason: 'nothing',
      before: entry?.before ?? '',
    };
    await database().rows(
      'update console_log set reason = ?, hash = ? where number = 5',
      'nothing',
      hashOfEntry(forged),
    );

    expect(await logOver().verify()).toEqual({
      kind: 'broken',
      number: 6,
      why: 'does not follow the one before it',
    });
  });

  it('shows a log that was written anew, or has lost its end, by a head that was told outside', async () => {
    const [head] = await logOver().page();
    const told = [{ number: head?.number ?? 0, hash: head?.hash ?? '' }];
    expect(await logOver().verify(told)).toMatchObject({ kind: 'whole' });
    await database().rows('delete from console_log where number = 9');

    expect(await logOver().verify()).toMatchObject({ kind: 'whole' });
    expect(await logOver().verify(told)).toEqual({
      kind: 'broken',
      number: 9,
      why: 'is missing, and was told outside',
    });

    await logOver().append({ ...text, reason: 'another ninth entry' });
    expect(await logOver().verify()).toMatchObject({ kind: 'whole' });
    expect(await logOver().verify(told)).toEqual({
      kind: 'broken',
      number: 9,
      why: 'is not what was told outside',
    });
  });

  it('has one chain where two instances write at once', async () => {
    const other = await database.open();
    const logs = [logOver(), logOver(other)];
    await Promise.all(
      Array.from({ length: 40 }, async (_, n) =>
        logs[n % 2]?.append({ ...text, reason: `entry ${n} of two` }),
      ),
    );
    await other.close();

    expect(await logOver().verify()).toMatchObject({ kind: 'whole', head: { number: 49 } });
  });

  it('has its head told once a day over two instances, again until it is taken', async () => {
    const told: DaysHead[] = [];
    let isDown = true;
    const logger = createLogger('silent', () => undefined);
    const tell = async (head: DaysHead) => {
      if (isDown) throw new Error('down');
      told.push(head);
    };
    const other = await database.open();
    const [one, two] = [database(), other].map(
      (db) => new LogHeads({ store: sqlStore(db), tellers: [{ tell }], logger, now }),
    );
    const sweeps = async () => void (await Promise.all([one?.sweep(), two?.sweep()]));
    await sweeps();
    isDown = false;
    await sweeps();
    expect(told).toEqual([]); // Another attempt is five minutes later.
    nowMs += 5 * 60_000;
    await sweeps();
    await sweeps();
    expect(told.map(({ number }) => number)).toEqual([9]);

    await logOver().append(text);
    nowMs += DAY;
    await sweeps();
    await sweeps();
    await other.close();

    expect(told.map(({ day, number }) => [day - (told[0]?.day ?? 0), number])).toEqual([
      [0, 9],
      [1, 10],
    ]);
    expect(await logOver().verify()).toMatchObject({ kind: 'whole' });
    await database().rows('delete from console_log where number = 10');
    expect(await logOver().verify()).toMatchObject({ kind: 'broken', number: 10 });
  });
});

describe('the command `log verify`', () => {
  it('says what it has found, and takes heads as the mails have them', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cleat-log-'));
    const path = join(folder, 'service.db');
    const database = await openLibsql(path);
    await migrate(database);
    const environment = { DATABASE_URL: `file:${path}` };
    expect(await verifyLog(environment, [])).toEqual({ line: 'The log is empty.', isWhole: true });
    const log = new ConsoleLog({ store: sqlStore(database), now: () => START });
    await log.append(text);
    const { line } = await verifyLog(environment, []);
    const [head = ''] = /1:[\w-]{43}$/.exec(line) ?? [];

    expect(await verifyLog(environment, [head])).toMatchObject({ isWhole: true });
    expect(await verifyLog(environment, ['1:short'])).toMatchObject({ isWhole: false });
    await database.rows("update console_log set reason = 'x'");
    expect(await verifyLog(environment, [head])).toEqual({
      line: 'The log is broken: entry 1 was changed.',
      isWhole: false,
    });
    await database.close();
    rmSync(folder, { recursive: true });
  });
});
