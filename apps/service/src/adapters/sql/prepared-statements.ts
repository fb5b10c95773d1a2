import type { Database as Connection, Statement } from 'libsql';
import type { Row, Value } from './database';

/** More than the service has statements. */
const MAX_PREPARED = 500;

/** Runs a statement at once, and returns its rows. */
export type Prepared = (sql: string, values: readonly Value[]) => readonly Row[];

/** Statements on a connection, each of which is prepared once. */
export function preparedOn(connection: Connection): Prepared {
  const prepared = new Map<string, Statement>();
  const statementOf = (sql: string): Statement => {
    const known = prepared.get(sql);
    if (known) return known;
    if (prepared.size >= MAX_PREPARED) prepared.clear();
    const statement = connection.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };
  return (sql, values) => {
    const statement = statementOf(sql);
    if (statement.reader) return statement.all(...values) as Row[];
    statement.run(...values);
    return [];
  };
}
