import type { PgQueries } from '#pg';
import type { Database, Row, Value } from './database';

const INT8 = 20;
const INT4 = 23;
const MAX_CONNECTIONS = 10;
const TIMEOUT_MS = 10_000;

/** Any number that no other program locks in this database. */
const MIGRATION_LOCK = 7_263_541;

/**
 * PostgreSQL at `url`. Its driver is installed in the folder `postgres`.
 *
 * @param onError Hears of idle connections that end, such as at a restart of the server.
 */
export async function openPostgres(
  url: string,
  onError: (error: Error) => void,
): Promise<Database> {
  const { Pool } = await import('#pg');
  const pool = new Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    types: { getTypeParser: parserOf },
  });
  pool.on('error', onError);
  return {
    rows: rowsOver(pool),
    async atOnce(work) {
      const client = await pool.connect();
      let isBroken = false;
      try {
        await client.query('begin');
        await client.query(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
        await work(rowsOver(client));
        await client.query('commit');
      } catch (error) {
        isBroken = true; // The connection is thrown away, which rolls back.
        throw error;
      } finally {
        client.release(isBroken);
      }
    },
    close: () => pool.end(),
  };
}

function rowsOver(queries: PgQueries): Database['rows'] {
  return async (sql, ...values: readonly Value[]): Promise<readonly Row[]> => {
    const { rows } = await queries.query(numbered(sql), values);
    return rows;
  };
}

/** PostgreSQL numbers the places of values. No statement of the service has a `?` for anything else. */
function numbered(sql: string): string {
  let place = 0;
  return sql.replaceAll('?', () => `$${(place += 1)}`);
}

/** The service stores text and whole numbers below 2^53. */
function parserOf(oid: number): (value: string) => unknown {
  return oid === INT8 || oid === INT4 ? Number : (value) => value;
}
