import type { Database as Connection } from 'libsql';
import { beginAlone } from './begin-alone';
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

  /** What comes meanwhile waits for the same turn: there is one at a time. */
  const flush = async (): Promise<void> => {
    try {
      await alone();
      await beginAlone(connection);
    } catch (error) {
      for (const { failed } of waiting.splice(0)) failed(error);
      return;
    }
    const group = waiting.splice(0, MOST);
    answer(connection, prepared, group);
    if (waiting.length > 0) setImmediate(() => void flush());
  };
  return (sql, values) =>
    new Promise((done, failed) => {
      waiting.push({ sql, values, done, failed });
      if (waiting.length === 1) setImmediate(() => void flush());
    });
}

/** Answers each of a group whose transaction has begun. */
function answer(connection: Connection, prepared: Prepared, group: readonly Waiting[]): void {
  let rows: readonly (readonly Row[])[];
  try {
    rows = group.map(({ sql, values }) => prepared(sql, values));
    connection.exec('commit');
  } catch (error) {
    // A full disk has taken it back already, and a closed database ends the process that asks it.
    if (connection.open && connection.inTransaction) connection.exec('rollback');
    if (group.length === 1) group[0]?.failed(error);
    else for (const each of group) runAlone(connection, prepared, each);
    return;
  }
  group.forEach((each, index) => each.done(rows[index] ?? []));
}

function runAlone(connection: Connection, prepared: Prepared, one: Waiting): void {
  try {
    connection.exec('begin immediate');
  } catch (error) {
    one.failed(error);
    return;
  }
  answer(connection, prepared, [one]);
}
