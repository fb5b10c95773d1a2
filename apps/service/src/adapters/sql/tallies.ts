import type { StoredTallies } from '../../ports/tallies';
import { all, number, type Queries, run, text } from './rows';
import { sql, values } from './sql';

/** The table `tally`. */
export function tallies(queries: Queries): StoredTallies {
  return {
    add: (day, subject, name, n) =>
      run(
        queries,
        sql`insert into tally ${values({ day, subject, name, n })}
          on conflict (day, subject, name) do update set n = tally.n + excluded.n`,
      ),

    since: async (day, subject, most) => {
      const rows = await all(
        queries,
        sql`select name, cast(sum(n) as bigint) as n, max(day) as last_day from tally
          where day >= ${day} and subject = ${subject} group by name order by 2 desc, name limit ${most}`,
        { name: text, n: number, last_day: number },
      );
      return rows.map(({ last_day: lastDay, n, name }) => ({ name, n, lastDay }));
    },

    sweep: (beforeDay) => run(queries, sql`delete from tally where day < ${beforeDay}`),
  };
}
