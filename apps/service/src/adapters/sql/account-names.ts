import type { StoredAccountNames } from '../../ports/account-names';
import { first, hasRow, type Queries, run, text } from './rows';
import { sql, values } from './sql';

/** The table `account_name`. */
export function accountNames(queries: Queries): StoredAccountNames {
  return {
    async accountOf(name) {
      const row = await first(queries, sql`select account from account_name where name = ${name}`, {
        account: text,
      });
      return row?.account;
    },

    add: (name, account) =>
      run(
        queries,
        sql`insert into account_name ${values({ name, account })} on conflict (name) do nothing`,
      ),

    lead: (name, account) =>
      run(
        queries,
        sql`insert into account_name ${values({ name, account })}
          on conflict (name) do update set account = excluded.account`,
      ),

    leadFrom: (name, from, to) =>
      hasRow(
        queries,
        sql`insert into account_name (name, account) select ${name}, ${to}
          where ${name} = ${from} or exists (select 1 from account_name where name = ${name})
          on conflict (name) do update set account = excluded.account where account_name.account = ${from}
          returning name`,
      ),

    leadUnlessWallet: (name, account, target) =>
      hasRow(
        queries,
        sql`insert into account_name (name, account) select ${name}, ${account}
          where not exists (select 1 from wallet
            where account in (${name}, ${target}) and key <> '' and account <> ${account})
          on conflict (name) do update set account = excluded.account returning name`,
      ),

    join: (name, account, found) =>
      hasRow(
        queries,
        sql`insert into account_name (name, account) select ${name}, ${account}
          where not exists (select 1 from wallet where account = ${found})
          on conflict (name) do update set account = excluded.account
            where account_name.account = ${found} and account_name.account like 'moved:%' returning name`,
      ),
  };
}
