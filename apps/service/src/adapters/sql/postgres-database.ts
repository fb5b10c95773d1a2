import { createHash } from 'node:crypto';
import type { PgQueries, Pool as PgPool } from '#pg';
import { fieldOf } from '../../../../../domain/outside/untrusted-record';
import { whyAway } from './away';
import type { Database, Row, Value } from './database';

const INT8 = 20;
const INT4 = 23;
const MAX_CONNECTIONS = 10;
const TIMEOUT_MS = 10_000;

/** A server that does not answer is away: the visitor tries again before the next one has its place. */
const CONNECT_MS = 3000;

/** More than the service has statements. */
const MAX_PREPARED = 500;

/** What changes the tables runs once. */
const IS_KEPT = /^\s*(?:select|insert|update|delete)\b/i;

/** Any number that no other program locks in this database. Shared by the transactions of accounts. */
const ALL = 7_263_541;

/** The lock of an account has two numbers. */
const OF_ACCOUNT = 7_263_542;

/**
 * PostgreSQL at `url`. Its driver is installed in the folder `postgres`.
 *
 * @param onError Hears of idle connections that end, such as at a restart of the server.
 * @param name What the connections are called there, unless the address says it.
 */
export async function openPostgres(
  url: string,
  onError: (error: Error) => void,
  name = 'cleat-service',
): Promise<Database> {
  const { Pool } = await import('#pg');
  const opened = (): PgPool => {
    const pool = new Pool({
      connectionString: url,
      application_name: name,
      max: MAX_CONNECTIONS,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: TIMEOUT_MS,
      keepAlive: true,
      pipeline: true, // A statement is sent while another one waits, as that which begins a transaction.
      types: { getTypeParser: parserOf },
    });
    pool.on('error', onError);
    return pool;
  };
  let current = opened();
  /** The other connections of a server that has ended one would each fail one request more. */
  const leaving = async <Result>(work: (pool: PgPool) => Promise<Result>): Promise<Result> => {
    const pool = current;
    try {
      return await work(pool);
    } catch (error) {
      if (pool === current && hasEnded(error)) {
        current = opened();
        pool.end().catch(() => undefined); // Requests that still use one of its connections go on.
      }
      throw error;
    }
  };
  return {
    rows: (sql, ...values) => leaving((pool) => rowsOver(pool)(sql, ...values)),
    atOnce: (work, account) => leaving((pool) => atOnceOver(pool, work, account)),
    check: () =>
      leaving(async (pool) => {
        const { rows } = await pool.query('select pg_is_in_recovery()::int as standby');
        if (rows[0]?.['standby'] !== 0) throw new StandbyError();
      }),
    close: () => current.end(),
  };
}

/** The server takes no writes: another one is, or becomes, the primary. */
class StandbyError extends Error {
  readonly code = '25006';
}

/** Whether a connection, or all of them, have ended. One that takes too long may be the only one. */
function hasEnded(error: unknown): boolean {
  const why = whyAway(error);
  return why !== undefined && why !== 'ETIMEDOUT' && !isLate(error);
}

function isLate(error: unknown): boolean {
  return /timeout/i.test(String(fieldOf(error, 'message')));
}

async function atOnceOver<Result>(
  pool: PgPool,
  work: (rows: Database['rows']) => Promise<Result>,
  account: string | undefined,
): Promise<Result> {
  const client = await pool.connect();
  const ignore = (): void => undefined;
  client.on('error', ignore); // The next statement fails. Without a listener the whole service would.
  let isBroken = false;
  // The first statement is sent with it. Where it fails, so do those behind it: the transaction has ended.
  const begun = client.query(`begin; ${lockOf(account)}`);
  begun.catch(ignore);
  try {
    const result = await work(rowsOver(client));
    await begun;
    await client.query('commit');
    return result;
  } catch (error) {
    isBroken = true; // The connection is thrown away, which rolls back.
    await begun; // Why the statements behind it have failed.
    throw error;
  } finally {
    client.off('error', ignore);
    client.release(isBroken);
  }
}

/** The whole of what is stored, or one account. */
function lockOf(account: string | undefined): string {
  if (account === undefined) return `select pg_advisory_xact_lock(${ALL})`;
  const own = createHash('sha256').update(account).digest().readInt32BE();
  return `select pg_advisory_xact_lock_shared(${ALL}), pg_advisory_xact_lock(${OF_ACCOUNT}, ${own})`;
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
