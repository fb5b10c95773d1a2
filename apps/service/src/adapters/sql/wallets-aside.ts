import type { StoredAside } from '../../ports/wallets-aside';
import { all, first, hasRow, number, type Queries, run, text } from './rows';
import { sql } from './sql';

/** The table `wallet_aside`. */
export function walletsAside(queries: Queries): StoredAside {
  return {
    async count(account) {
      const row = await first(
        queries,
        sql`select count(a.id) as n from wallet w left join wallet_aside a on a.account = w.account
          where w.account = ${account} and w.key <> '' group by w.account`,
        { n: number },
      );
      return row?.n;
    },

    // PostgreSQL takes values of which it knows no type for text.
    add: (account, id, nowMs, endsMs) =>
      run(
        queries,
        sql`insert into wallet_aside (id, account, key, slots, used, made, since, ends)
          select cast(${id} as text), account, key, slots, used, made,
            cast(${nowMs} as bigint), cast(${endsMs} as bigint)
          from wallet where account = ${account}`,
      ),

    async keyOf(account, id) {
      const row = await first(
        queries,
        sql`select key from wallet_aside where id = ${id} and account = ${account}`,
        { key: text },
      );
      return row?.key;
    },

    async olderKeys(account) {
      const rows = await all(
        queries,
        sql`select a.key as key from wallet_aside a join wallet w on w.account = a.account
          where a.account = ${account} and a.made < w.made order by a.since`,
        { key: text },
      );
      return rows.map(({ key }) => key);
    },

    async youngerSince(account, id) {
      const row = await first(
        queries,
        sql`select a.since as since from wallet_aside a join wallet w on w.account = a.account
          where a.id = ${id} and a.account = ${account} and a.made > w.made`,
        { since: number },
      );
      return row?.since;
    },

    async take(account, id) {
      const row = await first(
        queries,
        sql`delete from wallet_aside where id = ${id} and account = ${account} returning key, slots, made`,
        { key: text, slots: number, made: number },
      );
      return row && { key: row.key, slots: row.slots, madeMs: row.made };
    },

    async discard(account, id, endsMs) {
      const row = await first(
        queries,
        sql`update wallet_aside set ends = case when ends < ${endsMs} then ends else ${endsMs} end
          where id = ${id} and account = ${account} returning ends`,
        { ends: number },
      );
      return row?.ends;
    },

    keep: (account, id, nowMs, keptMs) =>
      hasRow(
        queries,
        sql`update wallet_aside set ends = since + ${keptMs}
          where id = ${id} and account = ${account} and ends > ${nowMs} returning id`,
      ),

    sweep: (nowMs) => run(queries, sql`delete from wallet_aside where ends <= ${nowMs}`),
  };
}
