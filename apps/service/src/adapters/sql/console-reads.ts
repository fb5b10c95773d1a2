import type { ConsoleReads } from '../../ports/console-reads';
import { all, first, flag, hasRow, number, type Queries, text } from './rows';
import { sql } from './sql';

/** What the console reads of the tables of visitors. */
export function consoleReads(queries: Queries): ConsoleReads {
  return {
    async counts(nowMs) {
      const row = await first(
        queries,
        sql`select (select count(distinct account) from account_login) as accounts,
            (select count(*) from wallet where key <> '') as wallets,
            (select count(*) from known_device) as devices,
            (select count(*) from login_session where replaced = 0 and until > ${nowMs}) as sessions,
            (select count(*) from wallet_aside) as aside`,
        { accounts: number, wallets: number, devices: number, sessions: number, aside: number },
      );
      return row ?? { accounts: 0, wallets: 0, devices: 0, sessions: 0, aside: 0 };
    },

    sites: (nowMs, most) =>
      all(
        queries,
        sql`select site, count(*) as sessions, count(distinct account) as accounts from login_session
          where replaced = 0 and until > ${nowMs} group by site order by 2 desc, site limit ${most}`,
        { site: text, sessions: number, accounts: number },
      ),

    has: (account) =>
      hasRow(
        queries,
        sql`select 1 as one where exists (select 1 from account_login where account = ${account})
          or exists (select 1 from wallet where account = ${account})
          or exists (select 1 from known_device where account = ${account})
          or exists (select 1 from slot where account = ${account})`,
      ),

    async sessionsOf(account, nowMs) {
      const rows = await all(
        queries,
        sql`select known, site, begun, until from login_session
          where account = ${account} and replaced = 0 and until > ${nowMs} order by begun desc`,
        { known: text, site: text, begun: number, until: number },
      );
      return rows.map(({ begun, known, site, until }) => ({
        device: known,
        site,
        begunMs: begun,
        untilMs: until,
      }));
    },

    async slotsOf(account) {
      const rows = await all(
        queries,
        sql`select id, kind, created, opened, aside from slot where account = ${account} and kept = 1
          order by created, id`,
        { id: text, kind: text, created: number, opened: flag, aside: text },
      );
      return rows.map(({ created, opened, ...slot }) => ({
        ...slot,
        createdMs: created,
        isOpened: opened,
      }));
    },

    async asideOf(account) {
      const rows = await all(
        queries,
        sql`select id, since, ends from wallet_aside where account = ${account} order by since`,
        { id: text, since: number, ends: number },
      );
      return rows.map(({ ends, id, since }) => ({ id, sinceMs: since, endsMs: ends }));
    },

    async heldUntil(account, nowMs) {
      const row = await first(
        queries,
        sql`select until from account_hold where account = ${account} and until > ${nowMs}`,
        { until: number },
      );
      return row?.until;
    },

    namesOf: (account) =>
      all(
        queries,
        sql`select label, address from visitor_name where login = ${account} order by label`,
        { label: text, address: text },
      ),

    async waitingMails() {
      return all(
        queries,
        sql`select kind, count(*) as n, max(tries) as tries from waiting_mail group by kind order by kind`,
        { kind: text, n: number, tries: number },
      );
    },
  };
}
