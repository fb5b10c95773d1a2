import type { StoredDeletions } from '../../ports/account-deletions';
import { all, first, hasRow, number, type Queries, run, text } from './rows';
import { isLockOf } from './lockouts';
import { type Sql, sql } from './sql';

const columns = { account: text, asker: text, asked: number, second: text, ready: number };

interface DeletionRow {
  readonly account: string;
  readonly asker: string;
  readonly asked: number;
  readonly second: string;
  readonly ready: number;
}

const deletionIn = ({ asked, ready, ...row }: DeletionRow) => ({
  ...row,
  askedMs: asked,
  readyMs: ready,
});

/** The table `account_deletion`, and what it deletes. */
export function accountDeletions(queries: Queries): StoredDeletions {
  return {
    async find(account) {
      const row = await first(
        queries,
        sql`select account, asker, asked, second, ready from account_deletion where account = ${account}`,
        columns,
      );
      return row && deletionIn(row);
    },

    async list(most) {
      const rows = await all(
        queries,
        sql`select account, asker, asked, second, ready from account_deletion order by asked limit ${most}`,
        columns,
      );
      return rows.map(deletionIn);
    },

    ask: (account, asker, nowMs) =>
      hasRow(
        queries,
        sql`insert into account_deletion (account, asker, asked, second, ready)
          values (${account}, ${asker}, ${nowMs}, '', 0) on conflict (account) do nothing returning account`,
      ),

    confirm: (account, second, readyMs) =>
      hasRow(
        queries,
        sql`update account_deletion set second = ${second}, ready = ${readyMs}
          where account = ${account} and second = '' and asker <> ${second} returning account`,
      ),

    end: (account) =>
      hasRow(
        queries,
        sql`delete from account_deletion where account = ${account} returning account`,
      ),

    async takeReady(nowMs) {
      const row = await first(
        queries,
        sql`delete from account_deletion where account in
            (select account from account_deletion where ready > 0 and ready <= ${nowMs} order by ready limit 1)
          returning account`,
        { account: text },
      );
      return row?.account;
    },

    async deleteAll(account) {
      for (const statement of allOf(account)) await run(queries, statement);
    },
  };
}

/**
 * What is deleted of an account. A name of the visitor stays taken, for the address that it
 * leads to: another visitor who took it would get what others send there.
 */
function allOf(account: string): readonly Sql[] {
  return [
    sql`update visitor_name set login = null where login = ${account}`,
    sql`delete from name_ticket where login = ${account}`,
    sql`delete from login_session where account = ${account}`,
    sql`delete from known_device where account = ${account}`,
    sql`delete from device_request where account = ${account}`,
    sql`delete from login_flow where account = ${account}`,
    sql`delete from login_lock where ${isLockOf(account)}`,
    sql`delete from slot where account = ${account}`,
    sql`delete from ending_slot where account = ${account}`,
    sql`delete from wallet where account = ${account}`,
    sql`delete from wallet_aside where account = ${account}`,
    sql`delete from wallet_renewal where account = ${account}`,
    sql`delete from wallet_nonce where account = ${account}`,
    sql`delete from allowed_join where account = ${account}`,
    sql`delete from account_hold where account = ${account}`,
    sql`delete from account_login where account = ${account}`,
    sql`delete from account_name where account = ${account}`,
  ];
}
