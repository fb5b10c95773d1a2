import { all, first, number, type Queries, run, text } from '../rows';
import { joined, type Sql, sql } from '../sql';
import { MoveError } from './move-error';
import { idTables, type MovedTable, movedTables, named } from './moved-tables';

/** Rows of one table as JSON, how many they are, and a sum of their hashes, which no order of rows changes. */
interface CopiedRows {
  readonly table: string;
  readonly rows: string;
  readonly n: number;
  readonly hash: string;
}

/** What each account has in all tables: the number of rows, and the sum of their hashes. */
export type Fingerprints = ReadonlyMap<string, string>;

const summed = sql`count(*) as n, coalesce(sum(hashtextextended(cast(t as text), 0)), 0)`;

/** The accounts of a JSON list. */
function isOf(accounts: readonly string[]): Sql {
  return sql`account in (select json_array_elements_text(cast(${JSON.stringify(accounts)} as json)))`;
}

/** Reads all rows of the accounts. */
export async function readRows(
  source: Queries,
  accounts: readonly string[],
): Promise<readonly CopiedRows[]> {
  const found: CopiedRows[] = [];
  for (const table of movedTables) {
    const row = await first(
      source,
      sql`select ${summed} as hash, coalesce(json_agg(t), '[]') as rows
        from (select * from ${named(table)} where ${isOf(accounts)}) t`,
      { n: number, hash: String, rows: text },
    );
    if (row) found.push({ table, ...row });
  }
  return found;
}

/**
 * Puts rows of the accounts in the place of those that the database has of them.
 *
 * @throws {@link MoveError} where the database has other rows afterwards than were read.
 */
export async function writeRows(
  target: Queries,
  accounts: readonly string[],
  copied: readonly CopiedRows[],
): Promise<void> {
  for (const { hash, n, rows, table } of copied) {
    await run(target, sql`delete from ${named(table)} where ${isOf(accounts)}`);
    if (n > 0) {
      await run(
        target,
        sql`insert into ${named(table)}
          select * from json_populate_recordset(cast(null as ${named(table)}), cast(${rows} as json))`,
      );
    }
    const written = await first(
      target,
      sql`select ${summed} as hash from (select * from ${named(table)} where ${isOf(accounts)}) t`,
      { n: number, hash: String },
    );
    if (written?.n !== n || written.hash !== hash) {
      throw new MoveError(`The copy of ${table} differs from what was read.`);
    }
  }
}

/** Writes down the accounts of the ids that will be sought in another place. */
export async function noteIds(source: Queries, accounts: readonly string[]): Promise<void> {
  for (const { id, table, until } of idTables) {
    await run(
      source,
      sql`insert into moved_id (id, account, until)
        select ${named(id)}, account, ${named(until)} from ${named(table)} where ${isOf(accounts)}
        on conflict (id) do update set until = excluded.until`,
    );
  }
}

/** The next accounts after `after`, in the order of the database, of all tables. */
export async function accountsAfter(
  queries: Queries,
  after: string,
  most: number,
): Promise<readonly string[]> {
  const union = unionOf('union', (table) =>
    joined([
      sql`(select distinct account from ${named(table)} where account > ${after}`,
      sql`order by account limit ${most})`,
    ]),
  );
  const rows = await all(
    queries,
    sql`select account from (${union}) a order by account limit ${most}`,
    { account: text },
  );
  return rows.map(({ account }) => account);
}

/** What the database has of the accounts. */
export async function fingerprintsOf(
  queries: Queries,
  accounts: readonly string[],
): Promise<Fingerprints> {
  const union = unionOf(
    'union all',
    (table) =>
      sql`select account, hashtextextended(cast(${table} as text) || cast(t as text), 0) as h
        from ${named(table)} t where ${isOf(accounts)}`,
  );
  const rows = await all(
    queries,
    sql`select account, count(*) as n, sum(h) as hash from (${union}) a group by account`,
    { account: text, n: number, hash: String },
  );
  return new Map(rows.map(({ account, hash, n }) => [account, `${n}:${hash}`]));
}

function unionOf(word: 'union' | 'union all', part: (table: MovedTable) => Sql): Sql {
  const parts = movedTables.map((table) => part(table));
  return joined(parts.flatMap((each, n) => (n === 0 ? [each] : [named(word), each])));
}
