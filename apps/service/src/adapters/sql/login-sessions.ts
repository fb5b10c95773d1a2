import type { StoredSessions } from '../../ports/login-sessions';
import { all, first, flag, number, type Queries, run, text } from './rows';
import { sql, values } from './sql';

const session = {
  account: text,
  device: text,
  site: text,
  login: text,
  known: text,
  begun: number,
  ends: number,
};

/** The table `login_session`. */
export function loginSessions(queries: Queries): StoredSessions {
  return {
    add(token, { account, begunMs, device, endsMs, known, login, site }, untilMs) {
      const row = {
        handle: token,
        account,
        device,
        site,
        login,
        known,
        begun: begunMs,
        until: untilMs,
        ends: endsMs,
        replaced: 0,
      };
      return run(queries, sql`insert into login_session ${values(row)}`);
    },

    async find(token, nowMs) {
      const row = await first(
        queries,
        sql`select s.account, s.device, s.site, s.login, s.known, s.begun, s.until, s.ends,
            d.since, d.used, d.approved, d.opened
          from login_session s join known_device d on d.id = s.known
          where s.handle = ${token} and s.until > ${nowMs} and s.ends > ${nowMs}`,
        { ...session, until: number, since: number, used: number, approved: flag, opened: flag },
      );
      if (!row) return undefined;
      const { approved, begun, ends, opened, since, until, used, ...subject } = row;
      return {
        ...subject,
        begunMs: begun,
        endsMs: ends,
        untilMs: until,
        knownSinceMs: since,
        knownUsedMs: used,
        isApproved: approved,
        hasOpened: opened,
      };
    },

    touch: (token, untilMs) =>
      run(
        queries,
        sql`update login_session set until = ${untilMs} where handle = ${token} and replaced = 0`,
      ),

    async replace(token, nowMs, untilMs) {
      const row = await first(
        queries,
        sql`update login_session set replaced = 1,
            until = case when replaced = 1 then until else ${untilMs} end
          where handle = ${token} and until > ${nowMs} and ends > ${nowMs}
          returning account, device, site, login, known, begun, ends`,
        session,
      );
      if (!row) return undefined;
      const { begun, ends, ...subject } = row;
      return { ...subject, begunMs: begun, endsMs: ends };
    },

    endOf: (account, login) =>
      run(queries, sql`delete from login_session where account = ${account} and login = ${login}`),

    async endOnDevice(account, known) {
      const rows = await all(
        queries,
        sql`delete from login_session where account = ${account} and known = ${known} returning begun`,
        { begun: number },
      );
      return rows.length;
    },

    renameLogin: (account, before, login) =>
      run(
        queries,
        sql`update login_session set login = ${login} where account = ${account} and login = ${before}`,
      ),

    sitesOf: (account, nowMs) =>
      all(
        queries,
        sql`select distinct known, site from login_session
          where account = ${account} and replaced = 0 and until > ${nowMs} order by site`,
        { known: text, site: text },
      ),

    sweep: (nowMs) =>
      run(queries, sql`delete from login_session where until <= ${nowMs} or ends <= ${nowMs}`),
  };
}
