import { type ChosenLimits, isLimitName, whyNoLimit } from '../../domain/limits';
import type { StoredSite, StoredSites } from '../../ports/sites';
import { all, first, flag, hasRow, number, type Queries, run, text } from './rows';
import { sql, values } from './sql';

const columns = {
  origin: text,
  note: text,
  frozen: flag,
  codes: flag,
  logins: text,
  limits: text,
  created: number,
};

/** What stands in the column of logins where a site offers all of the service. */
const ALL = '*';

/** The tables `site` and `site_version`. Each change is made in a transaction, with its new version. */
export function sites(queries: Queries): StoredSites {
  const changed = (): Promise<void> => run(queries, sql`update site_version set n = n + 1`);
  return {
    async version() {
      const row = await first(queries, sql`select n from site_version where id = 1`, { n: number });
      return row?.n ?? 0;
    },

    async list() {
      const rows = await all(
        queries,
        sql`select origin, note, frozen, codes, logins, limits, created from site order by origin`,
        columns,
      );
      return rows.map(siteOf);
    },

    async find(origin) {
      const row = await first(
        queries,
        sql`select origin, note, frozen, codes, logins, limits, created from site where origin = ${origin}`,
        columns,
      );
      return row && siteOf(row);
    },

    async put({ createdMs, isFrozen, limits, logins, note, origin, takesCodes }) {
      const row = {
        origin,
        note,
        frozen: isFrozen ? 1 : 0,
        codes: takesCodes ? 1 : 0,
        logins: logins?.join(',') ?? ALL,
        limits: JSON.stringify(limits),
        created: createdMs,
      };
      await run(
        queries,
        sql`insert into site ${values(row)} on conflict (origin) do update set note = excluded.note,
          frozen = excluded.frozen, codes = excluded.codes, logins = excluded.logins, limits = excluded.limits`,
      );
      await changed();
    },

    async remove(origin) {
      const isRemoved = await hasRow(
        queries,
        sql`delete from site where origin = ${origin} returning origin`,
      );
      if (isRemoved) await changed();
      return isRemoved;
    },
  };
}

function siteOf(row: {
  readonly [Column in keyof typeof columns]: ReturnType<(typeof columns)[Column]>;
}): StoredSite {
  const { codes, created, frozen, limits, logins, note, origin } = row;
  return {
    origin,
    note,
    isFrozen: frozen,
    takesCodes: codes,
    logins: logins === ALL ? undefined : logins.split(',').filter((id) => id !== ''),
    limits: limitsIn(limits),
    createdMs: created,
  };
}

/** What stood in the table of an older version, or was written by other means than the service, counts only within the bounds. */
function limitsIn(stored: string): ChosenLimits {
  const read = JSON.parse(stored) as unknown;
  if (typeof read !== 'object' || read === null) return {};
  return Object.fromEntries(
    Object.entries(read).filter(
      ([name, value]) =>
        isLimitName(name) && typeof value === 'number' && whyNoLimit(name, value) === undefined,
    ),
  );
}
