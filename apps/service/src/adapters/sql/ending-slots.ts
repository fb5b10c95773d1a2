import type { StoredEndings } from '../../ports/ending-slots';
import { all, type Queries, run, text } from './rows';
import { sql, values } from './sql';

const AT_ONCE = 100;

/** The table `ending_slot`. */
export function endingSlots(queries: Queries): StoredEndings {
  return {
    note: ({ account, device, id }, nowMs) =>
      run(
        queries,
        sql`insert into ending_slot ${values({ id, account, device, since: nowMs })}
          on conflict (id) do update set since = excluded.since`,
      ),

    forget: (id) => run(queries, sql`delete from ending_slot where id = ${id}`),

    unanswered: (byMs) =>
      all(
        queries,
        sql`select id, account, device from ending_slot
          where since <= ${byMs} order by since limit ${AT_ONCE}`,
        { id: text, account: text, device: text },
      ),
  };
}
