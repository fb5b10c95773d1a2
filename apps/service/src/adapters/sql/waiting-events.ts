import type { StoredEvents } from '../../ports/waiting-events';
import { all, number, type Queries, run, text } from './rows';
import { sql, values } from './sql';

/** The tables `waiting_event` and `closed_receiver`. */
export function waitingEvents(queries: Queries): StoredEvents {
  const removeOf = (receiver: string) =>
    run(queries, sql`delete from waiting_event where receiver = ${receiver}`);

  return {
    add: (event, nextMs, endsMs) =>
      run(
        queries,
        sql`insert into waiting_event ${values({ ...event, tries: 0, next: nextMs, ends: endsMs })}`,
      ),

    // The second condition is for another instance that has taken a row in the meantime.
    take: (receiver, nowMs, againMs, most) =>
      all(
        queries,
        sql`update waiting_event set next = ${againMs}
          where receiver = ${receiver} and next <= ${nowMs} and id in
            (select id from waiting_event where receiver = ${receiver} and next <= ${nowMs} order by next limit ${most})
          returning id, receiver, body, tries`,
        { id: text, receiver: text, body: text, tries: number },
      ),

    postpone: ({ id, receiver }, nextMs) =>
      run(
        queries,
        sql`update waiting_event set tries = tries + 1, next = ${nextMs} where id = ${id} and receiver = ${receiver}`,
      ),

    remove: ({ id, receiver }) =>
      run(queries, sql`delete from waiting_event where id = ${id} and receiver = ${receiver}`),

    async close(receiver, nowMs) {
      await run(
        queries,
        sql`insert into closed_receiver ${values({ receiver, since: nowMs })} on conflict (receiver) do nothing`,
      );
      await removeOf(receiver);
    },

    async closed() {
      const rows = await all(queries, sql`select receiver from closed_receiver`, {
        receiver: text,
      });
      return rows.map(({ receiver }) => receiver);
    },

    reopen: (receiver) =>
      run(queries, sql`delete from closed_receiver where receiver = ${receiver}`),

    removeOf,

    sweep: (nowMs) => run(queries, sql`delete from waiting_event where ends <= ${nowMs}`),
  };
}
