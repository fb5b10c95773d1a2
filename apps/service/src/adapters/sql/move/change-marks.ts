import { all, number, type Queries, text } from '../rows';
import { sql } from '../sql';
import { movedTables, named } from './moved-tables';

/** The schema of what a move needs, and of the tables that it leaves. */
export const SCHEMA = 'moved';

/**
 * Has every change of an account write its mark, in the transaction of the change. A mark is a row of its own, so that no change waits for
 * another one, and one that is not confirmed yet has a mark that nothing takes before it is.
 */
export async function installMarks(queries: Queries): Promise<void> {
  await queries.rows(
    `create table if not exists ${SCHEMA}.change (n bigserial primary key, account text not null)`,
  );
  await queries.rows(`create or replace function ${SCHEMA}.note() returns trigger language plpgsql as $note$
    begin
      if tg_op <> 'INSERT' then insert into ${SCHEMA}.change (account) values (old.account); end if;
      if tg_op <> 'DELETE' then insert into ${SCHEMA}.change (account) values (new.account); end if;
      return null;
    end $note$`);
  for (const table of movedTables) {
    // It waits for the changes under way: those that come have marks.
    await queries.rows(`create or replace trigger moved_note after insert or update or delete on ${table}
      for each row execute function ${SCHEMA}.note()`);
  }
}

/** Takes the marks of some accounts, the oldest first, and returns those accounts. What changes from now on has marks again. */
export async function takeMarks(queries: Queries, most: number): Promise<readonly string[]> {
  const rows = await all(
    queries,
    sql`delete from ${named(`${SCHEMA}.change`)} where n in
        (select n from ${named(`${SCHEMA}.change`)} order by n limit ${most}) returning account`,
    { account: text },
  );
  return [...new Set(rows.map(({ account }) => account))];
}

/** How many marks there are, to `most`. */
export async function countMarks(queries: Queries, most: number): Promise<number> {
  const rows = await all(
    queries,
    sql`select count(*) as n from (select n from ${named(`${SCHEMA}.change`)} limit ${most}) c`,
    { n: number },
  );
  return rows[0]?.n ?? 0;
}

/** Which of the accounts have marks. */
export async function markedOf(
  queries: Queries,
  accounts: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await all(
    queries,
    sql`select distinct account from ${named(`${SCHEMA}.change`)}
      where account in (select json_array_elements_text(cast(${JSON.stringify(accounts)} as json)))`,
    { account: text },
  );
  return new Set(rows.map(({ account }) => account));
}

/**
 * Puts the tables away, with their rows and indexes, and empty ones in their places that take no row: a service that was started for one
 * database finds no session there, so it answers nothing, and writes nothing.
 */
export async function putTablesAway(queries: Queries): Promise<void> {
  const indexes = await all(
    queries,
    sql`select indexdef from pg_indexes where schemaname = current_schema() and tablename in
      (select json_array_elements_text(cast(${JSON.stringify(movedTables)} as json)))`,
    { indexdef: text },
  );
  await queries.rows(`create or replace function ${SCHEMA}.refuse() returns trigger language plpgsql as $refuse$
    begin raise exception 'The accounts are in other databases: start the service with DATABASE_ACCOUNT_URLS'; end $refuse$`);
  for (const table of movedTables) {
    await queries.rows(`drop trigger moved_note on ${table}`);
    await queries.rows(`alter table ${table} set schema ${SCHEMA}`);
    await queries.rows(`create table ${table} (like ${SCHEMA}.${table} including defaults)`);
  }
  for (const { indexdef } of indexes) await queries.rows(indexdef);
  for (const table of movedTables) {
    await queries.rows(`create trigger moved_refuse before insert on ${table}
      for each row execute function ${SCHEMA}.refuse()`);
  }
  await queries.rows(`drop table ${SCHEMA}.change`);
}
