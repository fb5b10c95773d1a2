import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, Row, Value } from './database';

const WAITING = 'pragma busy_timeout = 5000';
const BUSY_TRIES = 250;
const BUSY_WAIT_MS = 20;

/** The embedded database: SQLite in a file of this machine. */
export async function openLibsql(path: string): Promise<Database> {
  const { default: Libsql } = await import('libsql');
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const database = new Libsql(path);
  database.exec('pragma journal_mode = wal');
  database.exec(WAITING); // For a statement of another process.
  database.exec('pragma foreign_keys = on');

  const rows = (sql: string, ...values: readonly Value[]): Promise<readonly Row[]> => {
    const statement = database.prepare(sql);
    if (statement.reader) return Promise.resolve(statement.all(...values) as Row[]);
    statement.run(...values);
    return Promise.resolve([]);
  };

  return {
    // A failure of the synchronous driver rejects as that of PostgreSQL does.
    rows: async (sql, ...values) => rows(sql, ...values),
    async atOnce(work) {
      await begun(database);
      try {
        await work(rows);
        database.exec('commit');
      } catch (error) {
        database.exec('rollback');
        throw error;
      }
    },
    close: () => Promise.resolve(void database.close()),
  };
}

/** The driver is synchronous: waiting inside of it would stop an instance of this process that has the lock. */
async function begun(database: { exec(sql: string): void }): Promise<void> {
  database.exec('pragma busy_timeout = 0');
  try {
    for (let tries = 1; !hasBegun(database, tries === BUSY_TRIES); tries += 1) {
      await sleep(BUSY_WAIT_MS);
    }
  } finally {
    database.exec(WAITING);
  }
}

function hasBegun(database: { exec(sql: string): void }, isLastTry: boolean): boolean {
  try {
    database.exec('begin immediate');
    return true;
  } catch (error) {
    const isBusy = error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';
    if (!isBusy || isLastTry) throw error;
    return false;
  }
}
