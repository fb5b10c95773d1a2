import { randomUUID } from 'node:crypto';
import type { Config } from '../../config/config';
import { DatabaseAway } from '../../ports/database-away';
import { byAccountHash } from './account-databases';
import type { Database } from './database';
import { openDatabase } from './open-database';
import { openedLater } from './opened-later';
import { demandPlace, type OwnPlace } from './own-place';

/** Who hears what about the databases. */
export interface DatabaseListeners {
  /** Of idle connections that end. */
  readonly onError: (error: Error) => void;

  /**
   * Of a database that does not answer at the start: 0 is the first one, which is an error where this is absent. It is opened with the
   * first request that it answers.
   */
  readonly onAway?: (place: number) => void;

  /** Of each database that is opened. It may refuse it. */
  readonly onOpened?: (database: Database) => Promise<void>;
}

/**
 * Opens the database, and those of accounts where the operator names any, and brings the tables of each to the newest version.
 *
 * @throws `ConfigError` where a database is not the one that it has been: each account would be sought in another one.
 */
export async function openDatabases(
  { accountUrls, databaseUrl }: Pick<Config, 'accountUrls' | 'databaseUrl'>,
  { onAway, onError, onOpened }: DatabaseListeners,
): Promise<Database> {
  const databases = accountUrls.length;
  /** The name of them all, which the first one has. */
  let family: string | undefined;

  const openAt = async (url: string, place: number): Promise<Database> => {
    if (place > 0 && family === undefined) await first.check();
    const database = await openDatabase(url, onError);
    try {
      const own: OwnPlace = { family: family ?? randomUUID(), place, databases };
      family = await demandPlace(database, own);
      await onOpened?.(database);
    } catch (error) {
      await database.close();
      throw error;
    }
    return database;
  };
  const first = openedLater(() => openAt(databaseUrl, 0));
  const others = accountUrls.map((url, index) => openedLater(() => openAt(url, index + 1)));
  const opened = [first, ...others];
  try {
    for (const [place, database] of opened.entries()) {
      await database.check().catch((error: unknown) => {
        if (!(error instanceof DatabaseAway) || (place === 0 && !onAway)) throw error;
        onAway?.(place);
      });
    }
  } catch (error) {
    await closeAll(opened);
    throw error;
  }
  if (databases === 0) return first;
  return { ...first, accounts: byAccountHash(others), close: () => closeAll(opened) };
}

async function closeAll(databases: readonly Database[]): Promise<void> {
  await Promise.all(databases.map((each) => each.close()));
}
