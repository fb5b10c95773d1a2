import type { StoredMails } from '../../ports/waiting-mails';
import { all, number, type Queries, run, text } from './rows';
import { sql, values } from './sql';

/** The table `waiting_mail`. */
export function waitingMails(queries: Queries): StoredMails {
  return {
    add: ({ endsMs, id, kind, sealed, sealer, tries }, nextMs) =>
      run(
        queries,
        sql`insert into waiting_mail ${values({ id, kind, sealer, sealed, tries, next: nextMs, ends: endsMs })}`,
      ),

    // The second condition is for another instance that has taken a row in the meantime.
    async take(nowMs, againMs, most) {
      const rows = await all(
        queries,
        sql`update waiting_mail set next = ${againMs}
          where id in (select id from waiting_mail where next <= ${nowMs} order by next limit ${most}) and next <= ${nowMs}
          returning id, kind, sealer, sealed, tries, ends`,
        { id: text, kind: text, sealer: text, sealed: text, tries: number, ends: number },
      );
      return rows.map(({ ends, ...mail }) => ({ ...mail, endsMs: ends }));
    },

    postpone: (id, nextMs) =>
      run(
        queries,
        sql`update waiting_mail set tries = tries + 1, next = ${nextMs} where id = ${id}`,
      ),

    remove: (id) => run(queries, sql`delete from waiting_mail where id = ${id}`),
  };
}
