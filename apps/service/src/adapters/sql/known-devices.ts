import type { StoredDevices } from '../../ports/known-devices';
import { all, first, flag, hasRow, number, type Queries, run, text } from './rows';
import { sql, values } from './sql';

/** The table `known_device`. */
export function knownDevices(queries: Queries): StoredDevices {
  return {
    isApproved: ({ account, device }) =>
      hasRow(
        queries,
        sql`select id from known_device where account = ${account} and device = ${device} and approved = 1`,
      ),

    hasLoggedIn: (device) =>
      hasRow(queries, sql`select id from known_device where device = ${device} limit 1`),

    async know({ account, browser, device, id, isApproved, sinceMs, system }) {
      const known = {
        id,
        account,
        device,
        browser,
        system,
        since: sinceMs,
        used: sinceMs,
        approved: Number(isApproved),
      };
      const row = await first(
        queries,
        sql`insert into known_device ${values(known)}
          on conflict (account, device) do update set browser = excluded.browser, system = excluded.system,
            used = excluded.used,
            approved = case when excluded.approved = 1 then 1 else known_device.approved end returning id`,
        { id: text },
      );
      return row?.id ?? '';
    },

    use: (account, id, nowMs) =>
      run(
        queries,
        sql`update known_device set used = ${nowMs} where id = ${id} and account = ${account}`,
      ),

    opened: ({ account, device }) =>
      run(
        queries,
        sql`update known_device set opened = 1, approved = 1
          where account = ${account} and device = ${device} and (opened = 0 or approved = 0)`,
      ),

    hasOpened: ({ account, device }) =>
      hasRow(
        queries,
        sql`select id from known_device where account = ${account} and device = ${device} and opened = 1`,
      ),

    approve: (account, id, sinceMs) =>
      hasRow(
        queries,
        sql`update known_device set approved = 1
          where id = ${id} and account = ${account} and since > ${sinceMs} and approved = 0 returning id`,
      ),

    async list(account) {
      const rows = await all(
        queries,
        sql`select id, device, browser, system, since, used, approved from known_device
          where account = ${account} order by since desc, id`,
        {
          id: text,
          device: text,
          browser: text,
          system: text,
          since: number,
          used: number,
          approved: flag,
        },
      );
      return rows.map(({ approved, since, used, ...device }) => ({
        ...device,
        sinceMs: since,
        usedMs: used,
        isApproved: approved,
      }));
    },

    endSince: (account, sinceMs, id) =>
      hasRow(
        queries,
        sql`delete from known_device where id = ${id} and account = ${account} and since > ${sinceMs} returning id`,
      ),

    endOthersSince: (account, sinceMs, id) =>
      run(
        queries,
        sql`delete from known_device where account = ${account} and id <> ${id} and since > ${sinceMs}`,
      ),

    async countOthers(account, id) {
      const row = await first(
        queries,
        sql`select count(*) as n from known_device where account = ${account} and id <> ${id}`,
        { n: number },
      );
      return row?.n ?? 0;
    },

    end: ({ account, device }) =>
      run(queries, sql`delete from known_device where account = ${account} and device = ${device}`),
  };
}
