import type { StoredJoins } from '../../ports/allowed-joins';
import { hasRow, type Queries, run } from './rows';
import { sql, values } from './sql';

/** The table `allowed_join`. */
export function allowedJoins(queries: Queries): StoredJoins {
  return {
    allow: (flow, account, untilMs) =>
      run(
        queries,
        sql`insert into allowed_join ${values({ flow, account, until: untilMs })}
          on conflict (flow, account) do update set until = excluded.until`,
      ),

    isAllowed: (flow, account, nowMs) =>
      hasRow(
        queries,
        sql`select flow from allowed_join where flow = ${flow} and account = ${account} and until > ${nowMs}`,
      ),

    sweep: (nowMs) => run(queries, sql`delete from allowed_join where until <= ${nowMs}`),
  };
}
