import type { StoredDeviceRequests } from '../../ports/device-requests';
import { all, first, flag, hasRow, number, type Queries, run, text } from './rows';
import { sql, values } from './sql';

const subject = { account: text, device: text, site: text };

/** The table `device_request`. `approved` is 2 where an approval was used. */
export function deviceRequests(queries: Queries): StoredDeviceRequests {
  return {
    add({ isMailed, sinceMs, untilMs, ...request }) {
      const row = {
        ...request,
        since: sinceMs,
        approved: 0,
        until: untilMs,
        mailed: Number(isMailed),
      };
      return run(queries, sql`insert into device_request ${values(row)}`);
    },

    mail: (id, token, nowMs) =>
      hasRow(
        queries,
        sql`update device_request set mailed = 1, token = ${token}
          where id = ${id} and mailed = 0 and approved = 0 and until > ${nowMs} returning id`,
      ),

    end: (id) => run(queries, sql`delete from device_request where id = ${id}`),

    async siteOf(token, nowMs) {
      const row = await first(
        queries,
        sql`select site from device_request where token = ${token} and approved = 0 and until > ${nowMs}`,
        { site: text },
      );
      return row?.site;
    },

    approve: (token, nowMs) =>
      hasRow(
        queries,
        sql`update device_request set approved = 1
          where token = ${token} and approved = 0 and until > ${nowMs} returning id`,
      ),

    async waiting({ account, device }, nowMs) {
      const rows = await all(
        queries,
        sql`select id, site, browser, system, since from device_request
          where account = ${account} and device <> ${device} and approved = 0 and until > ${nowMs}
          order by since, id`,
        { id: text, site: text, browser: text, system: text, since: number },
      );
      return rows.map(({ since, ...request }) => ({ ...request, sinceMs: since }));
    },

    allow: (id, { account, device }, sinceMs, nowMs) =>
      hasRow(
        queries,
        sql`update device_request set approved = 1
          where id = ${id} and account = ${account} and device <> ${device} and since > ${sinceMs}
            and approved = 0 and until > ${nowMs} returning id`,
      ),

    use: (id, account, nowMs) =>
      first(
        queries,
        sql`update device_request set approved = 2
          where id = ${id} and account = ${account} and login = '' and approved = 1 and until > ${nowMs}
          returning account, device, site`,
        subject,
      ),

    giveBack: (id) =>
      run(queries, sql`update device_request set approved = 1 where id = ${id} and approved = 2`),

    isWaiting: (id, account, nowMs) =>
      hasRow(
        queries,
        sql`select id from device_request
          where id = ${id} and account = ${account} and login = '' and approved = 0 and until > ${nowMs}`,
      ),

    async proved(id, nowMs) {
      const row = await first(
        queries,
        sql`select account, device, site, approved, mailed from device_request
          where id = ${id} and login <> '' and until > ${nowMs}`,
        { ...subject, approved: number, mailed: flag },
      );
      if (!row) return undefined;
      const { approved, mailed, ...asking } = row;
      return { ...asking, isApproved: approved !== 0, isMailed: mailed };
    },

    take: (id) =>
      first(
        queries,
        sql`delete from device_request where id = ${id} and approved = 1
          returning account, device, site, login, sealed`,
        { ...subject, login: text, sealed: text },
      ),

    sweep: (nowMs) => run(queries, sql`delete from device_request where until <= ${nowMs}`),
  };
}
