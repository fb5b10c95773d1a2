import type { StoredConsoleLog } from '../../ports/console-log';
import { all, first, number, type Queries, run, text } from './rows';
import { type Sql, sql, values } from './sql';

const head = { day: number, number, hash: text };

/** The tables `console_log` and `console_head`. */
export function consoleLog(queries: Queries): StoredConsoleLog {
  const entries = async (condition: Sql) => {
    const rows = await all(
      queries,
      sql`select number, time, operator, act, about, reason, before, hash from console_log ${condition}`,
      {
        number,
        time: number,
        operator: text,
        act: text,
        about: text,
        reason: text,
        before: text,
        hash: text,
      },
    );
    return rows.map(({ time, ...entry }) => ({ ...entry, timeMs: time }));
  };

  return {
    last: () =>
      first(queries, sql`select number, hash from console_log order by number desc limit 1`, {
        number,
        hash: text,
      }),

    add: ({ about, act, before, hash, number: n, operator, reason, timeMs }) =>
      run(
        queries,
        sql`insert into console_log ${values({ number: n, time: timeMs, operator, act, about, reason, before, hash })}`,
      ),

    after: (n, most) => entries(sql`where number > ${n} order by number limit ${most}`),
    before: (n, most) => entries(sql`where number < ${n} order by number desc limit ${most}`),

    keepHead: ({ day, hash, number: n }, nowMs) =>
      run(
        queries,
        sql`insert into console_head ${values({ day, number: n, hash, next: nowMs, told: 0 })}
          on conflict (day) do nothing`,
      ),

    // The second condition is for another instance that has taken a row in the meantime.
    takeHeads: (nowMs, againMs, most) =>
      all(
        queries,
        sql`update console_head set next = ${againMs}
          where day in (select day from console_head where told = 0 and next <= ${nowMs} order by day limit ${most})
            and told = 0 and next <= ${nowMs} returning day, number, hash`,
        head,
      ),

    headTold: (day) => run(queries, sql`update console_head set told = 1 where day = ${day}`),
    heads: () => all(queries, sql`select day, number, hash from console_head order by day`, head),
  };
}
