import type { Database } from './database';
import type { Sql } from './sql';

/** A database, or a transaction of one. */
export type Queries = Pick<Database, 'rows'>;

/** Reads a column. @throws where it has another type. */
type Reader<Read> = (stored: unknown) => Read;

/** The columns of a statement's rows, and of which type each is. */
type Columns = Readonly<Record<string, Reader<unknown>>>;
type RowOf<Read extends Columns> = { readonly [Column in keyof Read]: ReturnType<Read[Column]> };

export const text: Reader<string> = (stored) => {
  if (typeof stored !== 'string') throw new TypeError('A column has no text');
  return stored;
};

export const number: Reader<number> = (stored) => {
  if (typeof stored !== 'number') throw new TypeError('A column has no number');
  return stored;
};

/** A column of 0 or 1. */
export const flag: Reader<boolean> = (stored) => number(stored) === 1;

/** A column that may be empty, as in an outer join. */
export function optional<Read>(reader: Reader<Read>): Reader<Read | undefined> {
  return (stored) => (stored === null ? undefined : reader(stored));
}

/** The rows of a statement. */
export async function all<Read extends Columns>(
  queries: Queries,
  { text: statement, values }: Sql,
  columns: Read,
): Promise<readonly RowOf<Read>[]> {
  const read = Object.entries(columns);
  const rows = await queries.rows(statement, ...values);
  return rows.map(
    (row) =>
      Object.fromEntries(
        read.map(([column, reader]) => [column, reader(row[column])]),
      ) as RowOf<Read>,
  );
}

/** The first row of a statement. */
export async function first<Read extends Columns>(
  queries: Queries,
  statement: Sql,
  columns: Read,
): Promise<RowOf<Read> | undefined> {
  const [row] = await all(queries, statement, columns);
  return row;
}

/** Whether a statement has found, or changed, a row: it selects or returns some column. */
export async function hasRow(queries: Queries, { text: statement, values }: Sql): Promise<boolean> {
  return (await queries.rows(statement, ...values)).length > 0;
}

/** A statement without rows. */
export async function run(queries: Queries, { text: statement, values }: Sql): Promise<void> {
  await queries.rows(statement, ...values);
}
