import { first, type Queries, run, text } from './rows';
import { sql } from './sql';

/** How many ids an instance remembers the account of. */
const REMEMBERED = 10_000;

/** The accounts of ids whose rows were moved with their accounts, and are not where the ids lead. */
export interface MovedIds {
  /** The account of an id that was moved, else `undefined`. Without any such id left it costs nothing. */
  accountOf(id: string): Promise<string | undefined>;

  /** Deletes those whose rows are over. */
  sweep(nowMs: number): Promise<void>;
}

/** The table `moved_id` of the first database. Only a move writes to it, before a service is over several databases: it never gets more. */
export function movedIds(queries: Queries): MovedIds {
  let hasAny: Promise<boolean> | undefined;
  const known = new Map<string, string | undefined>();

  const looked = async (): Promise<boolean> =>
    (await first(queries, sql`select id from moved_id limit 1`, { id: text })) !== undefined;

  const forgetFailed = (): void => {
    hasAny = undefined;
  };

  return {
    async accountOf(id) {
      if (!hasAny) {
        hasAny = looked();
        hasAny.catch(forgetFailed);
      }
      if (!(await hasAny)) return undefined;
      if (known.has(id)) return known.get(id);
      const row = await first(queries, sql`select account from moved_id where id = ${id}`, {
        account: text,
      });
      if (known.size >= REMEMBERED) known.clear();
      known.set(id, row?.account);
      return row?.account;
    },

    async sweep(nowMs) {
      if (hasAny && !(await hasAny)) return;
      await run(queries, sql`delete from moved_id where until <= ${nowMs}`);
      hasAny = undefined;
    },
  };
}
