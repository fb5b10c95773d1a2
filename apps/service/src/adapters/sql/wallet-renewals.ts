import type { StoredRenewals } from '../../ports/wallet-renewals';
import { all, hasRow, number, optional, type Queries, run, text } from './rows';
import { sql, values } from './sql';

/** The table `wallet_renewal`. */
export function walletRenewals(queries: Queries): StoredRenewals {
  return {
    begin({ account, device, knownSinceMs }, nowMs, readyMs) {
      const row = { account, device, known: knownSinceMs, begun: nowMs, ready: readyMs };
      return hasRow(
        queries,
        sql`insert into wallet_renewal ${values(row)}
          on conflict (account, device) do update set known = excluded.known, begun = excluded.begun, ready = excluded.ready
            where wallet_renewal.known <> excluded.known returning ready`,
      );
    },

    async list(account) {
      const rows = await all(
        queries,
        sql`select r.device, r.known, r.begun, r.ready, d.since from wallet_renewal r
          left join known_device d on d.account = r.account and d.device = r.device
          where r.account = ${account} order by r.ready`,
        { device: text, known: number, begun: number, ready: number, since: optional(number) },
      );
      return rows.map(({ begun, device, known, ready, since }) => ({
        device,
        knownSinceMs: known,
        begunMs: begun,
        readyMs: ready,
        deviceSinceMs: since,
      }));
    },

    take: ({ account, device, knownSinceMs }, nowMs) =>
      hasRow(
        queries,
        sql`delete from wallet_renewal
          where account = ${account} and device = ${device} and known = ${knownSinceMs} and ready <= ${nowMs}
          returning account`,
      ),

    end: (account) => run(queries, sql`delete from wallet_renewal where account = ${account}`),
  };
}
