import type { RestoredCopy } from '../../ports/restored-copy';
import { all, type Queries, run, text } from './rows';
import { sql } from './sql';

/** A copy of the database that was restored. */
export function restoredCopy(queries: Queries): RestoredCopy {
  return {
    async accountsOf(slot) {
      const rows = await all(
        queries,
        sql`select account from slot where id = ${slot} and aside = ''`,
        { account: text },
      );
      return rows.map(({ account }) => account);
    },

    withhold: (account, slot) =>
      run(
        queries,
        sql`update slot set account = 'withheld:' || account where id = ${slot} and account = ${account}`,
      ),

    async forget() {
      const ended = [
        sql`delete from login_session`,
        sql`delete from known_device`,
        sql`delete from operator_session`,
        sql`delete from login_flow`,
        sql`delete from social_flow`,
        sql`delete from device_request`,
        sql`delete from allowed_join`,
        sql`delete from wallet_nonce`,
        sql`delete from wallet_renewal`,
        sql`delete from account_deletion`,
      ];
      for (const statement of ended) await run(queries, statement);
    },
  };
}
