import { sayingAway } from './away';
import type { Database } from './database';
import { openLibsql } from './libsql-database';
import { migrate } from './migrate';
import { openPostgres } from './postgres-database';

/**
 * Opens the database at `url` and brings its tables to the newest version.
 *
 * @param name What the connections are called in PostgreSQL.
 */
export async function openDatabase(
  url: string,
  onError: (error: Error) => void,
  name?: string,
): Promise<Database> {
  const database = sayingAway(
    url.startsWith('file:')
      ? await openLibsql(url.slice('file:'.length))
      : await openPostgres(url, onError, name),
  );
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
