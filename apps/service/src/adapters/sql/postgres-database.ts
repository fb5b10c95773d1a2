import { createHash } from 'node:crypto';
import type { PgQueries } from '#pg';
import type { Database, Row, Value } from './database';

const INT8 = 20;
const INT4 = 23;
const MAX_CONNECTIONS = 10;
const TIMEOUT_MS = 10_000;

/** More than the service has statements. */
const MAX_PREPARED = 500;

/** What changes the tables runs once. */
const IS_KEPT = /^\s*(?:select|insert|update|delete)\b/i;

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
        const result = await work(rowsOver(client));
        await client.query('commit');
        return result;
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
    const { rows } = await queries.query({ ...preparedOf(sql), values });
    return rows;
  };
}

/** A statement as the driver takes it. One with a name is prepared once on each connection. */
interface Prepared {
  readonly text: string;
  readonly name?: string;
}

const prepared = new Map<string, Prepared>();

function preparedOf(sql: string): Prepared {
  const known = prepared.get(sql);
  if (known) return known;
  if (prepared.size >= MAX_PREPARED) prepared.clear();
  const text = numbered(sql);
  const name = createHash('sha256').update(text).digest('base64url');
  const statement = IS_KEPT.test(sql) ? { name, text } : { text };
  prepared.set(sql, statement);
  return statement;
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
