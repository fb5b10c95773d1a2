import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresPrograms, startPostgres } from '../../chains/stand-ins/postgres-server.mjs';
import type { Database } from '../src/adapters/sql/database';
import { openLibsql } from '../src/adapters/sql/libsql-database';
import { migrate } from '../src/adapters/sql/migrate';
import { openPostgres } from '../src/adapters/sql/postgres-database';

/** A kind of database, and how a test gets a new one. */
export interface DatabaseKind {
  readonly name: string;
  readonly isAvailable: boolean;

  /** Whether several instances of the service may be behind it. Its suites have two, which take turns. */
  readonly hasInstances?: boolean;
  start(): Promise<StartedDatabase>;
}

export interface StartedDatabase {
  /** Opens it once more, as a second instance of the service does. */
  open(): Promise<Database>;
  stop(): void;
}

/** SQLite in a file, and PostgreSQL at TEST_POSTGRES_URL or of this machine's own programs, unless TEST_DATABASES is `libsql`. */
export const databaseKinds: readonly DatabaseKind[] = [
  { name: 'libsql', isAvailable: true, start: () => Promise.resolve(libsqlInFile()) },
  {
    name: 'PostgreSQL',
    hasInstances: true,
    isAvailable:
      process.env['TEST_DATABASES'] !== 'libsql' &&
      (process.env['TEST_POSTGRES_URL'] !== undefined || postgresPrograms() !== undefined),
    start: postgres,
  },
];

/** The database of a suite, for its hooks and tests. */
export interface SuiteDatabase {
  (): Database;

  /** Opens it once more, as a second instance of the service does. */
  open(): Promise<Database>;
}

/**
 * A suite over each kind of database, which is new and migrated before the first test, and gone after
 * the last.
 */
export function describeOverDatabases(
  title: string,
  suite: (database: SuiteDatabase) => void,
): void {
  describe.each(databaseKinds)(`${title} over $name`, ({ hasInstances, isAvailable, start }) => {
    if (!isAvailable) {
      it.todo('runs where PostgreSQL is installed, or TEST_POSTGRES_URL names a server');
      return;
    }

    let started: StartedDatabase;
    let database: Database;

    beforeAll(async () => {
      started = await start();
      database = await started.open();
      await migrate(database);
      if (hasInstances) seconds.set(database, await started.open());
    });
    suite(Object.assign(() => database, { open: () => started.open() }));
    afterAll(async () => {
      await seconds.get(database)?.close();
      await database.close();
      started.stop();
    });
  });
}

const seconds = new WeakMap<Database, Database>();

/** The same database as a second instance of the service has it, where the suite is to have two. */
export function secondOf(database: Database): Database | undefined {
  return seconds.get(database);
}

function libsqlInFile(): StartedDatabase {
  const folder = mkdtempSync(join(tmpdir(), 'cleat-service-'));
  return {
    open: () => openLibsql(join(folder, 'service.db')),
    stop: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function postgres(): Promise<StartedDatabase> {
  const url = process.env['TEST_POSTGRES_URL'];
  const server =
    url === undefined
      ? await startPostgres({ settings: ['fsync=off'] })
      : { url, stop: () => undefined };
  try {
    const own = await newDatabase(server.url);
    return { open: () => openPostgres(own, () => undefined), stop: () => server.stop() };
  } catch (error) {
    server.stop();
    throw error;
  }
}

/** Makes a database on the server at `url`, and returns its address. */
async function newDatabase(url: string): Promise<string> {
  const name = `cleat_${process.pid}_${Date.now()}`;
  const administrator = await openPostgres(url, () => undefined);
  await administrator.rows(`create database ${name}`);
  await administrator.close();
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}
