import type { SponsorRule, StoredSponsorRules } from '../../ports/sponsor-rules';
import { all, first, hasRow, number, type Queries, run, text } from './rows';
import { sql, values } from './sql';

const columns = {
  site: text,
  network: text,
  visitor_count: number,
  site_count: number,
  visitor_sum: number,
  site_sum: number,
};

/** The tables `sponsor_rule` and `sponsor_call`. */
export function sponsorRules(queries: Queries): StoredSponsorRules {
  const forget = (site: string, network: string): Promise<void> =>
    run(queries, sql`delete from sponsor_call where site = ${site} and network = ${network}`);
  return {
    async find(site, network) {
      const row = await first(
        queries,
        sql`select site, network, visitor_count, site_count, visitor_sum, site_sum from sponsor_rule
          where site = ${site} and network = ${network}`,
        columns,
      );
      return row && ruleIn(row);
    },

    callsOf: (site, network) =>
      all(
        queries,
        sql`select target, selector from sponsor_call where site = ${site} and network = ${network}
          order by target, selector`,
        { target: text, selector: text },
      ),

    async list() {
      const rows = await all(
        queries,
        sql`select site, network, visitor_count, site_count, visitor_sum, site_sum from sponsor_rule
          order by site, network`,
        columns,
      );
      return rows.map(ruleIn);
    },

    async put({ network, site, siteCount, siteSum, visitorCount, visitorSum }, calls) {
      const limits = {
        visitor_count: visitorCount,
        site_count: siteCount,
        visitor_sum: visitorSum,
        site_sum: siteSum,
      };
      await run(
        queries,
        sql`insert into sponsor_rule ${values({ site, network, ...limits })}
          on conflict (site, network) do update set visitor_count = excluded.visitor_count,
            site_count = excluded.site_count, visitor_sum = excluded.visitor_sum, site_sum = excluded.site_sum`,
      );
      await forget(site, network);
      for (const { selector, target } of calls) {
        await run(
          queries,
          sql`insert into sponsor_call ${values({ site, network, target, selector })}
            on conflict (site, network, target, selector) do nothing`,
        );
      }
    },

    async remove(site, network) {
      await forget(site, network);
      return hasRow(
        queries,
        sql`delete from sponsor_rule where site = ${site} and network = ${network} returning site`,
      );
    },
  };
}

function ruleIn(row: {
  readonly site: string;
  readonly network: string;
  readonly visitor_count: number;
  readonly site_count: number;
  readonly visitor_sum: number;
  readonly site_sum: number;
}): SponsorRule {
  return {
    site: row.site,
    network: row.network,
    visitorCount: row.visitor_count,
    siteCount: row.site_count,
    visitorSum: row.visitor_sum,
    siteSum: row.site_sum,
  };
}
