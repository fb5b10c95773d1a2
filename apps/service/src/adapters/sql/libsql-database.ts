import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Database as Connection } from 'libsql';
import { beginAlone, WAITING } from './begin-alone';
import type { Database, Row } from './database';
import { groupedWrites } from './grouped-writes';
import { type Prepared, preparedOn } from './prepared-statements';

const READS = /^\s*select\b/i;
const WRITES = /^\s*(?:insert|update|delete)\b/i;

/**
 * The embedded database: SQLite in a file of this machine. Statements that are to be one have a connection of their own, so
 * what takes them back takes nothing else back. Other statements that write wait for them here, and those that come together are
 * synced together: the driver is synchronous, so waiting inside of it would stop both. A database in memory has one connection, and everything waits.
 */
export async function openLibsql(path: string): Promise<Database> {
  const { default: Libsql } = await import('libsql');
  const isFile = path !== ':memory:';
  if (isFile) mkdirSync(dirname(path), { recursive: true });
  const connected = (): Connection => {
    const connection = new Libsql(path);
    connection.exec(WAITING);
    connection.exec('pragma journal_mode = wal');
    connection.exec('pragma foreign_keys = on');
    return connection;
  };
  const database = connected();
  const own = isFile ? connected() : database;
  const prepared = preparedOn(database);
  const ownRows = rowsOver(own === database ? prepared : preparedOn(own));
  /** The transaction that has begun, or waits, last. */
  let last: Promise<void> | undefined;
  /** Another one may have begun when one ends. */
  const alone = async (): Promise<void> => {
    for (let other = last; other; other = last) await other;
  };
  const write = isFile ? groupedWrites(database, prepared, alone) : undefined;

  return {
    async rows(sql, ...values) {
      if (write && WRITES.test(sql)) return write(sql, values);
      if (!isFile || !READS.test(sql)) await alone();
      return prepared(sql, values);
    },
    async atOnce(work) {
      const before = last;
      let end: () => void = () => undefined;
      const ended = new Promise<void>((resolve) => (end = resolve));
      last = ended;
      await before;
      try {
        await beginAlone(own);
        return await allOrNone(own, () => work(ownRows));
      } finally {
        if (last === ended) last = undefined;
        end();
      }
    },
    check: async () => void prepared('select 1 as one', []),
    close: async () => {
      database.close();
      if (own !== database) own.close();
    },
  };
}

async function allOrNone<Result>(
  connection: Connection,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    const result = await work();
    connection.exec('commit');
    return result;
  } catch (error) {
    // A full disk has taken it back already: a second time would be another error.
    if (connection.inTransaction) connection.exec('rollback');
    throw error;
  }
}

function rowsOver(prepared: Prepared): Database['rows'] {
  return async (sql, ...values): Promise<readonly Row[]> => prepared(sql, values);
}
