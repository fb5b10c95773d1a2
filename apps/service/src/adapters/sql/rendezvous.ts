import type { StoredRendezvous } from '../../ports/rendezvous';
import { first, hasRow, type Queries, run, text } from './rows';
import { sql, values } from './sql';

/** The table `meeting`. */
export function rendezvous(queries: Queries): StoredRendezvous {
  return {
    begin(id, device, question, untilMs) {
      const row = { id, device, question, taker: '', answer: '', until: untilMs };
      return run(queries, sql`insert into meeting ${values(row)}`);
    },

    async take(id, taker, nowMs) {
      const row = await first(
        queries,
        sql`update meeting set taker = ${taker}
          where id = ${id} and taker = '' and until > ${nowMs} returning question`,
        { question: text },
      );
      return row?.question;
    },

    answer: (id, taker, answer, nowMs) =>
      hasRow(
        queries,
        sql`update meeting set answer = ${answer}, question = ''
          where id = ${id} and taker = ${taker} and taker <> '' and answer = '' and until > ${nowMs} returning id`,
      ),

    async takeAnswer(id, device, nowMs) {
      const row = await first(
        queries,
        sql`delete from meeting
          where id = ${id} and device = ${device} and answer <> '' and until > ${nowMs} returning answer`,
        { answer: text },
      );
      return row?.answer;
    },

    async isTaken(id, device, nowMs) {
      const row = await first(
        queries,
        sql`select taker from meeting where id = ${id} and device = ${device} and until > ${nowMs}`,
        { taker: text },
      );
      return row && row.taker !== '';
    },

    end: (id, device) =>
      run(queries, sql`delete from meeting where id = ${id} and device = ${device}`),

    sweep: (nowMs) => run(queries, sql`delete from meeting where until <= ${nowMs}`),
  };
}
