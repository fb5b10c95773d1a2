import type { Counters } from '../../ports/counters';
import { all, number, type Queries, run, text } from './rows';
import { list, sql, values } from './sql';

const count = { n: number, until: number };

/** The table `counter`. */
export function counters(queries: Queries): Counters {
  return {
    async count(name, nowMs, untilMs) {
      const [row] = await all(
        queries,
        sql`insert into counter ${values({ name, n: 1, until: untilMs })}
          on conflict (name) do update set
            n = case when counter.until <= ${nowMs} then 1 else counter.n + 1 end,
            until = case when counter.until <= ${nowMs} then excluded.until else counter.until end
          returning n, until`,
        count,
      );
      return row ? { n: row.n, untilMs: row.until } : { n: 0, untilMs: nowMs };
    },

    async counted(names, nowMs) {
      const rows = await all(
        queries,
        sql`select name, n, until from counter where name in ${list(names)} and until > ${nowMs}`,
        { name: text, ...count },
      );
      return rows.map(({ name, n, until }) => ({ name, n, untilMs: until }));
    },

    giveBack: (name, nowMs) =>
      run(
        queries,
        sql`update counter set n = n - 1 where name = ${name} and n > 0 and until > ${nowMs}`,
      ),

    sweep: (nowMs) => run(queries, sql`delete from counter where until <= ${nowMs}`),
  };
}
