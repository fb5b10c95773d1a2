import { ConfigError } from '../../config/config-error';
import type { Database } from './database';
import { first, number, run, text } from './rows';
import { sql, values } from './sql';

/** Which one of several databases one is. */
export interface OwnPlace {
  /** What the databases of one service have in common. */
  readonly family: string;

  /** 0 for the first one, then those of accounts in their order. */
  readonly place: number;

  /** How many there are of accounts. */
  readonly databases: number;
}

/**
 * Writes down which one of several databases this is, once, and returns the name of them all.
 *
 * @throws {@link ConfigError} where it is another one, or has had visitors alone: their wallets would not be found.
 */
export async function demandPlace(database: Database, own: OwnPlace): Promise<string> {
  return database.atOnce(async (rows) => {
    const { databases, family, place } = own;
    const found = await first(
      { rows },
      sql`select family, place, databases from own_place where id = 1`,
      { family: text, place: number, databases: number },
    );
    if (found) {
      const isOwn = place === 0 || found.family === family;
      if (isOwn && found.place === place && found.databases === databases) return found.family;
      throw new ConfigError(
        'DATABASE_ACCOUNT_URLS',
        `must name the databases that it has named before, in their order: that of place ${place} is of place ${found.place} of ${found.databases}`,
      );
    }
    if (databases === 0) return family; // One database says nothing of itself.
    const wallet = await first({ rows }, sql`select account from wallet limit 1`, {
      account: text,
    });
    if (wallet) {
      throw new ConfigError(
        'DATABASE_ACCOUNT_URLS',
        `must be set before there are visitors, or after main.js move: the database of place ${place} has wallets already`,
      );
    }
    await run({ rows }, sql`insert into own_place ${values({ id: 1, family, place, databases })}`);
    return family;
  });
}
