import type { StoredHolds } from '../../ports/account-holds';
import { first, number, type Queries, run } from './rows';
import { sql, values } from './sql';

/** The table `account_hold`. */
export function accountHolds(queries: Queries): StoredHolds {
  return {
    begin: ({ account, begunMs, untilMs, waysMs }) =>
      run(
        queries,
        sql`insert into account_hold ${values({ account, begun: begunMs, until: untilMs, ways: waysMs })}
          on conflict (account) do update set
            begun = case when account_hold.until > ${begunMs} then account_hold.begun else excluded.begun end,
            until = excluded.until,
            ways = case when account_hold.ways > excluded.ways then account_hold.ways else excluded.ways end`,
      ),

    async waysUntil(account, nowMs) {
      const row = await first(
        queries,
        sql`select ways from account_hold where account = ${account} and ways > ${nowMs}`,
        { ways: number },
      );
      return row?.ways;
    },

    async heldUntil(account, nowMs, sinceMs) {
      const row = await first(
        queries,
        sql`select until from account_hold
          where account = ${account} and until > ${nowMs} and begun <= ${sinceMs}`,
        { until: number },
      );
      return row?.until;
    },

    sweep: (nowMs) => run(queries, sql`delete from account_hold where until <= ${nowMs}`),
  };
}
