import type { Counters, NamedCount, NewSpan } from '../../ports/counters';
import { all, number, type Queries, run, text } from './rows';
import { commaJoined, joined, list, type Sql, sql } from './sql';

const columns = { name: text, n: number, until: number };

/** The table `counter`. */
export function counters(queries: Queries): Counters {
  const read = async (statement: Sql): Promise<readonly NamedCount[]> => {
    const rows = await all(queries, statement, columns);
    return rows.map(({ name, n, until }) => ({ name, n, untilMs: until }));
  };
  return {
    count: (spans, nowMs) =>
      read(sql`insert into counter (name, n, until) values ${commaJoined(inOrder(spans).map(rowOf))}
        ${oneMore(nowMs)}`),

    countOnce(once, others, nowMs) {
      const isNew = sql`not exists (select 1 from counter where name = ${once.name} and until > ${nowMs})`;
      const more = inOrder(others).map((span) => sql`union all ${selected(span)} where ${isNew}`);
      // SQLite takes `on conflict` for a join where no condition stands before it.
      return read(sql`insert into counter (name, n, until) ${selected(once)} where true ${joined(more)}
        ${oneMore(nowMs)}`);
    },

    counted: (names, nowMs) =>
      read(
        sql`select name, n, until from counter where name in ${list(names)} and until > ${nowMs}`,
      ),

    giveBack: (names, nowMs) =>
      run(
        queries,
        sql`update counter set n = n - 1 where name in ${list(names)} and n > 0 and until > ${nowMs}`,
      ),

    sweep: (nowMs) => run(queries, sql`delete from counter where until <= ${nowMs}`),
  };
}

/** Always in the same order: two statements that lock rows in another one would wait for each other. */
function inOrder(spans: readonly NewSpan[]): readonly NewSpan[] {
  return [...spans].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function rowOf({ name, untilMs }: NewSpan): Sql {
  return sql`(${name}, 1, ${untilMs})`;
}

/** PostgreSQL takes values of which it knows no type for text. */
function selected({ name, untilMs }: NewSpan): Sql {
  return sql`select cast(${name} as text), 1, cast(${untilMs} as bigint)`;
}

function oneMore(nowMs: number): Sql {
  return sql`on conflict (name) do update set
      n = case when counter.until <= ${nowMs} then 1 else counter.n + 1 end,
      until = case when counter.until <= ${nowMs} then excluded.until else counter.until end
    returning name, n, until`;
}
