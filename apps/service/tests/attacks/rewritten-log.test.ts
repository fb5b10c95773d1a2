import { beforeEach, expect, it } from '@jest/globals';
import type { Defence } from '../../../../tests/support/taken-out';
import { withoutDefence } from '../../../../tests/support/without-defence';
import { sqlStore } from '../../src/adapters/sql/sql-store';
import { type EntryText, hashOfEntry } from '../../src/domain/console-entry';
import { ConsoleLog, type Verification } from '../../src/use-cases/console/console-log';
import { describeOverDatabases } from '../databases';
import { START } from '../support';

type Module = typeof import('../../src/use-cases/console/console-log');

const file = 'apps/service/src/use-cases/console/console-log.ts';
const text: EntryText = {
  operator: 'olga',
  act: 'visitor.reveal',
  about: 'a'.repeat(43),
  reason: 'ticket 4711',
};

describeOverDatabases('a log that a thief of the database rewrites', (database) => {
  const logOf = (Log: Module['ConsoleLog'] = ConsoleLog) =>
    new Log({ store: sqlStore(database()), now: () => START });
  const without = async (...defences: readonly Omit<Defence, 'file'>[]) => {
    const own = defences.map((defence) => ({ ...defence, file }));
    return logOf((await withoutDefence<Module>(file, ...own)).ConsoleLog);
  };

  beforeEach(async () => {
    await database().rows('delete from console_log');
    await database().rows('delete from console_head');
    for (let n = 1; n <= 5; n += 1) await logOf().append({ ...text, reason: `ticket 471${n}` });
  });

  /** Another operator stands in the third entry, whose own hash fits again. */
  const rewriteOne = async (): Promise<void> => {
    const entry = (await logOf().page()).find(({ number }) => number === 3);
    const { before = '', timeMs = 0 } = entry ?? {};
    const forged = { ...text, number: 3, timeMs, operator: 'omar', reason: 'ticket 4713', before };
    await database().rows(
      "update console_log set operator = 'omar', hash = ? where number = 3",
      hashOfEntry(forged),
    );
  };

  it('[E18.m] shows an entry that was rewritten with its hash', async () => {
    await rewriteOne();
    expect(await logOf().verify()).toMatchObject({ kind: 'broken', number: 4 });
  });

  it('[E18.m control] looks whole where no entry is held against the one before', async () => {
    await rewriteOne();
    const log = await without({
      find: "return entry.before === last.hash ? undefined : 'does not follow the one before it';",
      put: 'return undefined;',
    });
    expect(await log.verify()).toMatchObject({ kind: 'whole' });
  });

  /** The thief writes all entries anew, without the second, and forges the head that the database keeps. */
  const rewriteAll = async (log: ConsoleLog): Promise<Verification> => {
    const [head] = await logOf().page();
    const told = [{ number: head?.number ?? 0, hash: head?.hash ?? '' }];
    await database().rows('delete from console_log');
    for (const n of [1, 3, 4, 5]) await logOf().append({ ...text, reason: `ticket 471${n}` });
    const [forged] = await logOf().page();
    await sqlStore(database()).consoleLog.keepHead(
      { number: forged?.number ?? 0, hash: forged?.hash ?? '', day: 1 },
      START,
    );
    expect(await log.verify()).toMatchObject({ kind: 'whole' });
    return log.verify(told);
  };

  it('[E18.n] shows that all of it was written anew, by the head that was told outside', async () => {
    expect(await rewriteAll(logOf())).toMatchObject({ kind: 'broken', number: 5 });
  });

  it('[E18.n control] looks whole where what was told outside is not asked for', async () => {
    const log = await without({
      find: 'const heads = [...told, ...(await consoleLog.heads())];',
      put: 'const heads = await consoleLog.heads();',
    });
    expect(await rewriteAll(log)).toMatchObject({ kind: 'whole' });
  });
});
