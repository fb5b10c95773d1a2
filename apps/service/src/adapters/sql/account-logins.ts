import type { StoredLogins } from '../../ports/account-logins';
import { all, first, flag, number, type Queries, run, text } from './rows';
import { list, sql, values } from './sql';

/** The table `account_login`. */
export function accountLogins(queries: Queries): StoredLogins {
  return {
    async list(account) {
      // A login leads to its account unless its name was given to another one.
      const rows = await all(
        queries,
        sql`select l.name as name, l.sealed as sealed, l.created as created from account_login l
          where l.account = ${account}
            and not exists (select 1 from account_name n where n.name = l.name and n.account <> l.account)
          order by l.created, l.name`,
        { name: text, sealed: text, created: number },
      );
      return rows.map(({ created, ...login }) => ({ ...login, createdMs: created }));
    },

    async listWith(account, names) {
      const rows = await all(
        queries,
        sql`select l.name as name, l.account as account, l.sealed as sealed, l.created as created,
            case when l.account = ${account}
              and not exists (select 1 from account_name n where n.name = l.name and n.account <> l.account)
              then 1 else 0 end as leads
          from account_login l where l.account = ${account} or l.name in ${list(names)}
          order by l.created, l.name`,
        { name: text, account: text, sealed: text, created: number, leads: flag },
      );
      return {
        list: rows
          .filter(({ leads }) => leads)
          .map(({ created, name, sealed }) => ({ name, sealed, createdMs: created })),
        found: rows.find(({ name }) => names.includes(name)),
      };
    },

    put: (account, { createdMs, name, sealed }) =>
      run(
        queries,
        sql`insert into account_login ${values({ name, account, sealed, created: createdMs })}
          on conflict (name) do update set account = excluded.account, sealed = excluded.sealed,
            created = case when account_login.account = excluded.account then account_login.created
              else excluded.created end`,
      ),

    async give(name, account, nowMs) {
      const row = await first(
        queries,
        sql`update account_login set account = ${account}, created = ${nowMs} where name = ${name} returning sealed`,
        { sealed: text },
      );
      return row?.sealed;
    },

    async remove(name, account) {
      const row = await first(
        queries,
        sql`delete from account_login where name = ${name} and account = ${account} returning created`,
        { created: number },
      );
      return row?.created;
    },

    forget: (name) => run(queries, sql`delete from account_login where name = ${name}`),
  };
}
