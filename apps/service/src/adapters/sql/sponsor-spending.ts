import type { SponsorSpending } from '../../ports/sponsor-spending';
import { all, number, type Queries, text } from './rows';
import { sql } from './sql';

/** What the table `sponsor_spending` says of whole sites. */
export function sponsorSpending(queries: Queries): SponsorSpending {
  return {
    async ofSites(firstDay) {
      const rows = await all(
        queries,
        sql`select site, network, day, n, total from sponsor_spending
          where day >= ${firstDay} and account = '' order by day desc, site, network`,
        { site: text, network: text, day: number, n: number, total: number },
      );
      return rows.map(({ day, n, network, site, total }) => ({
        site,
        network,
        day,
        count: n,
        sum: total,
      }));
    },
  };
}
