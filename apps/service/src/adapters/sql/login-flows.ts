import type { StoredFlows } from '../../ports/login-flows';
import { first, hasRow, number, type Queries, run, text } from './rows';
import { sql, values } from './sql';

/** The table `login_flow`. */
export function loginFlows(queries: Queries): StoredFlows {
  return {
    add: (id, flow, untilMs) =>
      run(
        queries,
        sql`insert into login_flow ${values({ id, ...flow, tries: 0, dead: 0, until: untilMs })}`,
      ),

    find: (id, account, nowMs) =>
      first(
        queries,
        sql`select device, site from login_flow
          where id = ${id} and account = ${account} and dead = 0 and until > ${nowMs} and site not like 'email-%'`,
        { device: text, site: text },
      ),

    async replace(id, account, nowMs, { mac, untilMs }) {
      const row = await first(
        queries,
        sql`update login_flow set mac = ${mac}, tries = 0, until = ${untilMs}
          where id = ${id} and account = ${account} and dead = 0 and until > ${nowMs}
            and site not like 'email-%' returning site`,
        { site: text },
      );
      return row?.site;
    },

    end: (id) => run(queries, sql`delete from login_flow where id = ${id}`),

    countTry: (id, guess, nowMs, limit) =>
      first(
        queries,
        sql`update login_flow set guess = ${guess},
            tries = tries + case when guess <> '' and guess = ${guess} then 0 else 1 end
          where id = ${id} and dead = 0 and tries < ${limit} and until > ${nowMs}
          returning account, device, site, login, sealed, mac, tries`,
        {
          account: text,
          device: text,
          site: text,
          login: text,
          sealed: text,
          mac: text,
          tries: number,
        },
      ),

    usedBy: (id, guess, nowMs) =>
      first(
        queries,
        sql`select account, device, site from login_flow
          where id = ${id} and dead = 1 and mac = '' and guess <> '' and guess = ${guess} and until > ${nowMs}`,
        { account: text, device: text, site: text },
      ),

    use: (id, mac) =>
      hasRow(
        queries,
        sql`update login_flow set dead = 1, mac = '' where id = ${id} and dead = 0 and mac = ${mac} returning device`,
      ),

    sweep: (nowMs) => run(queries, sql`delete from login_flow where until <= ${nowMs}`),
  };
}
