import type { Database } from '../../database/database';
import type { Store, Stored } from '../../ports/store';
import { accountHolds } from './account-holds';
import { counters } from './counters';
import { lockouts } from './lockouts';
import { purchases } from './purchases';
import { type Queries, run } from './rows';
import { sql } from './sql';

/** What the service stores in a database of SQL. */
export function sqlStore(database: Database): Store & Database {
  return {
    ...database,
    ...storedIn(database),
    transaction: (work) => database.atOnce((rows) => work(storedIn({ rows }))),
    check: () => run(database, sql`select 1 as one`),
  };
}

function storedIn(queries: Queries): Stored {
  return {
    counters: counters(queries),
    holds: accountHolds(queries),
    lockouts: lockouts(queries),
    purchases: purchases(queries),
  };
}
