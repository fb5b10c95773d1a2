import { fieldOf } from '../../../../../domain/outside/untrusted-record';
import { DatabaseAway } from '../../ports/database-away';
import type { Database } from './database';

/** Of the network. */
const sockets = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/**
 * Of PostgreSQL: connections that end or cannot begin (class 08, 53300, 57P01 to 57P03), a server that has become a standby
 * (25006), and transactions that it took back (40001, 40P01). Of SQLite: another process writes for too long.
 */
const answers = /^(?:08...|25006|40001|40P01|53300|57P0[123]|SQLITE_BUSY)$/;

/** Of PostgreSQL and of SQLite: it takes no writes until there is room. */
const full = /^(?:53100|SQLITE_FULL)$/;

/** The driver of PostgreSQL has no codes for these, and an administrator's stop of one database shares its code with others. */
const texts =
  /^(?:database ".*" is not currently accepting connections|Connection terminated|Client has encountered a connection error|Query read timeout|timeout exceeded when trying to connect|The server does not|Cannot use a pool)/i;

/** Why the database is away by this error. `undefined` where it is another error. */
export function whyAway(error: unknown): string | undefined {
  if (error instanceof DatabaseAway) return error.code;
  const [code, message] = [fieldOf(error, 'code'), fieldOf(error, 'message')];
  const isAway = (of: string): boolean => sockets.has(of) || answers.test(of) || full.test(of);
  if (typeof code === 'string' && isAway(code)) return code;
  return typeof message === 'string' && texts.test(message) ? 'terminated' : undefined;
}

/** A database whose errors say whether it is away. */
export function sayingAway(database: Database): Database {
  const said = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } catch (error) {
      const why = whyAway(error);
      throw why === undefined || error instanceof DatabaseAway
        ? error
        : new DatabaseAway(error, why, full.test(why));
    }
  };
  return {
    rows: (sql, ...values) => said(database.rows(sql, ...values)),
    atOnce: (work, account) => said(database.atOnce(work, account)),
    check: () => said(database.check()),
    close: () => database.close(),
  };
}
