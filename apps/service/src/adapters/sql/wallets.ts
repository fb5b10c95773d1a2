import type { StoredWallets } from '../../ports/wallets';
import { first, hasRow, number, type Queries, run, text } from './rows';
import { set, sql, values } from './sql';

/** The table `wallet`. The key of one that is only claimed is empty. */
export function wallets(queries: Queries): StoredWallets {
  return {
    async find(account) {
      const row = await first(
        queries,
        sql`select key, begun, made, slots from wallet where account = ${account} and key <> ''`,
        { key: text, begun: number, made: number, slots: number },
      );
      return row && { key: row.key, begunMs: row.begun, madeMs: row.made, slots: row.slots };
    },

    isBegun: (account) =>
      hasRow(queries, sql`select account from wallet where account = ${account}`),

    claim: ({ account, device }, nowMs, untilMs) =>
      hasRow(
        queries,
        sql`insert into wallet ${values({ account, device, slots: 0, until: untilMs })}
          on conflict (account) do update set device = excluded.device, until = excluded.until
            where wallet.key = '' and (wallet.until <= ${nowMs} or wallet.device = excluded.device)
          returning account`,
      ),

    make: ({ account, device }, key, nowMs) =>
      hasRow(
        queries,
        sql`update wallet set ${set({ key, begun: nowMs, made: nowMs, until: 0 })}
          where account = ${account} and key = '' and device = ${device} returning account`,
      ),

    renew({ account, device }, key, nowMs) {
      const renewed = { key, device, slots: 0, used: nowMs, made: nowMs, until: 0 };
      return run(queries, sql`update wallet set ${set(renewed)} where account = ${account}`);
    },

    restore(account, { key, madeMs, slots }, nowMs) {
      const restored = { key, slots, used: nowMs, made: madeMs };
      return run(queries, sql`update wallet set ${set(restored)} where account = ${account}`);
    },

    async use(account, nowMs) {
      const row = await first(
        queries,
        sql`update wallet set used = ${nowMs} where account = ${account} returning
          (select count(*) from wallet_renewal where account = ${account}) as renewals,
          (select count(*) from account_deletion where account = ${account}) as deletions`,
        { renewals: number, deletions: number },
      );
      return { hasRenewals: row?.renewals !== 0, hasDeletion: row?.deletions !== 0 };
    },

    addSlot: (account) =>
      run(queries, sql`update wallet set slots = slots + 1 where account = ${account}`),

    removeSlot: (account) =>
      hasRow(
        queries,
        sql`update wallet set slots = slots - 1 where account = ${account} and slots > 1 returning slots`,
      ),

    sweep: (nowMs) => run(queries, sql`delete from wallet where key = '' and until <= ${nowMs}`),
  };
}
