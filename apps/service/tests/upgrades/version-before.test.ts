import { describe, expect, it } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Database } from '../../src/adapters/sql/database';
import { openDatabase } from '../../src/adapters/sql/open-database';
import { describeOverDatabases } from '../databases';
import { recordedWalk } from './recorded-walk';

/** What the version before has sent, as {@link recordedWalk} of that version wrote it down. */
const file = new URL('statements-before.txt', import.meta.url);
const before = readFileSync(file, 'utf8').trim().split('\n');

/** The statements that the database refuses, by its newest tables. */
async function refused(database: Database, statements: readonly string[]) {
  const found: string[] = [];
  const isSqlite = await database.rows('select sqlite_version()').catch(() => undefined);
  const explain = isSqlite ? 'explain query plan' : 'explain';
  for (const sql of statements) {
    await database.rows(`${explain} ${sql.replaceAll('?', 'null')}`).catch(() => found.push(sql));
  }
  return found;
}

/** The columns that a statement has to give and does not, where it inserts. */
async function notGiven(database: Database, sql: string): Promise<readonly string[]> {
  const [, table, given = ''] = /^insert into (\w+) \(([^)]*)\)/.exec(sql) ?? [];
  if (table === undefined) return [];
  const needed = await database.rows(
    'select name from pragma_table_info(?) where "notnull" = 1 and dflt_value is null',
    table,
  );
  const columns = given.split(', ');
  return needed.map(({ name }) => String(name)).filter((name) => !columns.includes(name));
}

describeOverDatabases(
  'the version before, while the newest one has changed the tables',
  (database) => {
    it('sends no statement that they refuse', async () => {
      expect(before.length).toBeGreaterThan(60);
      expect(await refused(database(), before)).toEqual([]);
    });

    it('would send some, where a column had another name', async () => {
      const other = await database.open(); // Which has no statement prepared.
      await other.rows('alter table slot rename column sealer to sealed_by');
      const found = await refused(other, before);
      await other.rows('alter table slot rename column sealed_by to sealer');
      await other.close();
      expect(found.length).toBeGreaterThan(1);
    });
  },
);

describe('a row of the version before', () => {
  it('has each column that the newest tables need', async () => {
    const database = await openDatabase('file::memory:', () => undefined);
    const inserts = before.filter((sql) => sql.startsWith('insert'));
    expect(inserts.length).toBeGreaterThan(10);
    for (const sql of inserts) expect([sql, await notGiven(database, sql)]).toEqual([sql, []]);
    expect(
      await notGiven(database, 'insert into slot (id, account, half) values (?, ?, ?)'),
    ).toEqual(['kind', 'device', 'sealed', 'first', 'kept', 'created']);
    await database.close();
  });

  it('is written by a walk that this version can record for the next one', async () => {
    const database = await openDatabase('file::memory:', () => undefined);
    const sent = await recordedWalk(database);
    expect(sent.length).toBeGreaterThan(60);
    if (process.env['RECORD_STATEMENTS'] !== undefined) writeFileSync(file, `${sent.join('\n')}\n`);
    await database.close();
  });
});
