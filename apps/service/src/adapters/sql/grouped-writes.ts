import type { Database as Connection } from 'libsql';
import type { Row, Value } from './database';
import type { Prepared } from './prepared-statements';

/** A statement that waits to be run. */
interface Waiting {
  readonly sql: string;
  readonly values: readonly Value[];
  readonly done: (rows: readonly Row[]) => void;
  readonly failed: (error: unknown) => void;
}

/** More would keep those waiting that only read. */
const MOST = 64;

/**
 * Runs the statements of parallel requests in one transaction, so that the disk is synced once for all of them. Each is answered
 * when the disk has it. Where one fails, each is run alone, as if it had come alone.
 *
 * @param alone Ends when no other transaction is open.
 */
export function groupedWrites(
  connection: Connection,
  prepared: Prepared,
  alone: () => Promise<void>,
): (sql: string, values: readonly Value[]) => Promise<readonly Row[]> {
  const waiting: Waiting[] = [];
  const flush = async (): Promise<void> => {
    await alone();
    const group = waiting.splice(0, MOST);
    if (waiting.length > 0) setImmediate(() => void flush());
    const rows = group.length > 1 ? inOne(connection, prepared, group) : undefined;
    group.forEach((each, index) => {
      const found = rows?.[index];
      if (found) each.done(found);
      else runAlone(prepared, each);
    });
  };
  return (sql, values) =>
    new Promise((done, failed) => {
      waiting.push({ sql, values, done, failed });
      if (waiting.length === 1) setImmediate(() => void flush());
    });
}

/** The rows of each, or `undefined` where one fails: nothing has happened then. */
function inOne(
  connection: Connection,
  prepared: Prepared,
  group: readonly Waiting[],
): readonly (readonly Row[])[] | undefined {
  try {
    connection.exec('begin immediate');
    const rows = group.map(({ sql, values }) => prepared(sql, values));
    connection.exec('commit');
    return rows;
  } catch {
    // A full disk has taken it back already, and a closed database ends the process that asks it.
    if (connection.open && connection.inTransaction) connection.exec('rollback');
    return undefined;
  }
}

function runAlone(prepared: Prepared, { done, failed, sql, values }: Waiting): void {
  try {
    done(prepared(sql, values));
  } catch (error) {
    failed(error);
  }
}
