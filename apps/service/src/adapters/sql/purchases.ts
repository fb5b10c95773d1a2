import type { StoredPurchases } from '../../ports/purchases';
import { first, type Queries, run, text } from './rows';
import { sql, values } from './sql';

/** The table `purchase`. */
export function purchases(queries: Queries): StoredPurchases {
  return {
    add: (reference, account, untilMs) =>
      run(queries, sql`insert into purchase ${values({ reference, account, until: untilMs })}`),

    async accountOf(reference, nowMs) {
      const row = await first(
        queries,
        sql`select account from purchase where reference = ${reference} and until > ${nowMs}`,
        { account: text },
      );
      return row?.account;
    },

    sweep: (nowMs) => run(queries, sql`delete from purchase where until <= ${nowMs}`),
  };
}
