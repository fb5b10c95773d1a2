import { operatorRole } from '../../domain/operator';
import type { StoredOperatorSessions } from '../../ports/operator-sessions';
import { first, number, type Queries, run, text } from './rows';
import { sql, values } from './sql';

/** The table `operator_session`. */
export function operatorSessions(queries: Queries): StoredOperatorSessions {
  return {
    add: (token, { endsMs, key, name, provenMs, role, subject }, untilMs) => {
      const row = { handle: token, subject, name, role, key, proven: provenMs };
      return run(
        queries,
        sql`insert into operator_session ${values({ ...row, until: untilMs, ends: endsMs })}`,
      );
    },

    async find(token, nowMs) {
      const row = await first(
        queries,
        sql`select subject, name, role, key, proven, ends from operator_session
          where handle = ${token} and until > ${nowMs} and ends > ${nowMs}`,
        { subject: text, name: text, role: text, key: text, proven: number, ends: number },
      );
      const role = operatorRole(row?.role);
      if (!row || !role) return undefined;
      const { ends, key, name, proven, subject } = row;
      return { subject, name, role, key, provenMs: proven, endsMs: ends };
    },

    touch: (token, untilMs) =>
      run(queries, sql`update operator_session set until = ${untilMs} where handle = ${token}`),

    end: (token) => run(queries, sql`delete from operator_session where handle = ${token}`),

    sweep: (nowMs) =>
      run(queries, sql`delete from operator_session where until <= ${nowMs} or ends <= ${nowMs}`),
  };
}
