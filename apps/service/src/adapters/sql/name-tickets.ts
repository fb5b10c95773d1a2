import type { StoredTickets } from '../../ports/name-tickets';
import { first, type Queries, run, text } from './rows';
import { sql, values } from './sql';

/** The table `name_ticket`. */
export function nameTickets(queries: Queries): StoredTickets {
  return {
    add: ({ address, id, name, site }, login, untilMs) =>
      run(
        queries,
        sql`insert into name_ticket ${values({ id, login, address, name, site, until: untilMs })}`,
      ),

    async spend({ address, id, name, site }, nowMs) {
      const row = await first(
        queries,
        sql`delete from name_ticket
          where id = ${id} and address = ${address} and name = ${name} and site = ${site} and until > ${nowMs}
          returning login`,
        { login: text },
      );
      return row?.login;
    },

    sweep: (nowMs) => run(queries, sql`delete from name_ticket where until <= ${nowMs}`),
  };
}
