import { sealerOf } from '../../domain/share-sealer';
import type { Database } from './database';
import { hasRow } from './rows';
import { sql } from './sql';

/**
 * Whether the database is of a service with another secret: it has key shares, and none is sealed by one of these. Such a service would
 * find no account and open no wallet, and would begin new ones for the visitors who come back.
 *
 * @param secrets `SERVICE_SECRET` and those before.
 */
export async function isOfOtherSecret(
  database: Pick<Database, 'rows'>,
  secrets: readonly string[],
): Promise<boolean> {
  // Those from before there were several secrets have no name.
  for (const name of ['', ...secrets.map((secret) => sealerOf(secret).name)]) {
    if (await hasRow(database, sql`select id from slot where sealer = ${name} limit 1`))
      return false;
  }
  return hasRow(database, sql`select id from slot order by id limit 1`);
}

/** What is wrong then, for the operator: `SERVICE_SECRET …`. */
export const OTHER_SECRET = 'opens none of the key shares in the database: it is another one';
