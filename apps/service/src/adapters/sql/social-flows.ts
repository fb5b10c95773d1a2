import type { StoredSocialFlows } from '../../ports/social-flows';
import { first, hasRow, type Queries, run, text } from './rows';
import { sql, values } from './sql';

const taken = { id: text, page: text, provider: text };

/** The table `social_flow`. */
export function socialFlows(queries: Queries): StoredSocialFlows {
  return {
    add(flow, untilMs) {
      const row = { ...flow, state: '', browser: '', outcome: '', handle: '', until: untilMs };
      return run(queries, sql`insert into social_flow ${values(row)}`);
    },

    untaken: (id, nowMs) =>
      first(
        queries,
        sql`select page, provider, site from social_flow
          where id = ${id} and browser = '' and outcome = '' and page <> '' and until > ${nowMs}`,
        { page: text, provider: text, site: text },
      ),

    take: (id, hasPage, { browser, state }, nowMs) =>
      first(
        queries,
        sql`update social_flow set browser = ${browser}, state = ${state}
          where id = ${id} and browser = '' and outcome = '' and ${hasPage ? sql`page <> ''` : sql`page = ''`}
            and until > ${nowMs}
          returning id, page, provider`,
        taken,
      ),

    comeBack: (provider, { browser, state }, nowMs) =>
      first(
        queries,
        sql`update social_flow set state = ''
          where state = ${state} and browser = ${browser} and provider = ${provider} and state <> '' and until > ${nowMs}
          returning id, page, provider`,
        taken,
      ),

    end: (id, outcome, handle) =>
      run(
        queries,
        sql`update social_flow set outcome = ${outcome}, handle = ${handle} where id = ${id} and outcome = ''`,
      ),

    find: (id, nowMs) =>
      first(
        queries,
        sql`select device, site, provider, outcome, page, handle from social_flow
          where id = ${id} and until > ${nowMs}`,
        { device: text, site: text, provider: text, outcome: text, page: text, handle: text },
      ),

    remove: (id) => hasRow(queries, sql`delete from social_flow where id = ${id} returning id`),

    sweep: (nowMs) => run(queries, sql`delete from social_flow where until <= ${nowMs}`),
  };
}
