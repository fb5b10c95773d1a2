import type { StoredNonces } from '../../ports/wallet-nonces';
import { first, number, type Queries, run } from './rows';
import { sql, values } from './sql';

/** The table `wallet_nonce`. */
export function walletNonces(queries: Queries): StoredNonces {
  return {
    add: (nonce, account, untilMs) =>
      run(queries, sql`insert into wallet_nonce ${values({ nonce, account, until: untilMs })}`),

    async take(nonce, account, nowMs) {
      const row = await first(
        queries,
        sql`delete from wallet_nonce where nonce = ${nonce} and account = ${account} and until > ${nowMs}
          returning until`,
        { until: number },
      );
      return row?.until;
    },

    sweep: (nowMs) => run(queries, sql`delete from wallet_nonce where until <= ${nowMs}`),
  };
}
