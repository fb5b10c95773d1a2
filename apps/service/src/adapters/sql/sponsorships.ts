import type { HeldSponsorship, StoredSponsorships } from '../../ports/sponsorships';
import { all, first, hasRow, number, type Queries, run, text } from './rows';
import { sql, values } from './sql';

const columns = {
  id: text,
  site: text,
  network: text,
  account: text,
  day: number,
  total: number,
  until: number,
  trace: text,
};

/** The tables `sponsorship` and `sponsor_spending`. */
export function sponsorships(queries: Queries): StoredSponsorships {
  return {
    async find(id) {
      const row = await first(
        queries,
        sql`select id, site, network, account, day, total, until, trace from sponsorship where id = ${id}`,
        columns,
      );
      return row && heldIn(row);
    },

    async spent({ account, network, site }, day) {
      const row = await first(
        queries,
        sql`select n, total from sponsor_spending
          where site = ${site} and network = ${network} and day = ${day} and account = ${account}`,
        { n: number, total: number },
      );
      return { count: row?.n ?? 0, sum: row?.total ?? 0 };
    },

    spend: ({ account, network, site }, day, { count, sum }) =>
      run(
        queries,
        sql`insert into sponsor_spending ${values({ site, network, day, account, n: count, total: sum })}
          on conflict (site, network, day, account) do update set
            n = sponsor_spending.n + excluded.n, total = sponsor_spending.total + excluded.total`,
      ),

    hold: ({ account, day, id, network, site, sum, trace, untilSeconds }, lookMs) =>
      run(
        queries,
        sql`insert into sponsorship
          ${values({ id, site, network, account, day, total: sum, until: untilSeconds, trace, look: lookMs })}
          on conflict (id) do update set total = excluded.total, until = excluded.until`,
      ),

    async due(nowMs, nextMs, limit) {
      const rows = await all(
        queries,
        sql`update sponsorship set look = ${nextMs}
          where id in (select id from sponsorship where look <= ${nowMs} order by look limit ${limit})
          returning id, site, network, account, day, total, until, trace`,
        columns,
      );
      return rows.map(heldIn);
    },

    drop: ({ id, sum, untilSeconds }) =>
      hasRow(
        queries,
        sql`delete from sponsorship where id = ${id} and total = ${sum} and until = ${untilSeconds}
          returning id`,
      ),

    sweep: (day) =>
      run(queries, sql`delete from sponsor_spending where day < ${day} and account <> ''`),
  };
}

function heldIn(row: {
  readonly id: string;
  readonly site: string;
  readonly network: string;
  readonly account: string;
  readonly day: number;
  readonly total: number;
  readonly until: number;
  readonly trace: string;
}): HeldSponsorship {
  const { account, day, id, network, site, trace } = row;
  return { account, day, id, network, site, trace, sum: row.total, untilSeconds: row.until };
}
