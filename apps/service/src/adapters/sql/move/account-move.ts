import { randomUUID } from 'node:crypto';
import { byAccountHash } from '../account-databases';
import type { Database } from '../database';
import { demandPlace } from '../own-place';
import { first, number, type Queries, run, text } from '../rows';
import { sql, values } from '../sql';
import { accountsAfter, fingerprintsOf, noteIds, readRows, writeRows } from './account-copy';
import {
  countMarks,
  installMarks,
  markedOf,
  putTablesAway,
  SCHEMA,
  takeMarks,
} from './change-marks';
import { MoveError } from './move-error';
import { movedTables, named } from './moved-tables';

/** Batches of the copy wait for each other, and not for the service: it is a name that no account has. */
const LOCK = 'cleat/move';

/** So few marks are left when the tables are locked, which takes moments then. */
const FEW_MARKS = 500;

export interface AccountMoveDeps {
  /** The database that has all, which stays the first one. */
  readonly source: Database;

  /** The databases of accounts, in their order. */
  readonly targets: readonly Database[];

  /** How many accounts are copied at once. */
  readonly batch?: number;

  /** Hears how many accounts are copied, or compared. */
  readonly onProgress?: (what: 'compared' | 'copied', n: number) => void;
}

/**
 * Moves what is of single accounts from one PostgreSQL to several, while the service goes on over the one. Each step may be done again after
 * it was ended at any moment: marks of changes are taken in the transaction in which the source was read, and that ends after the copy was
 * confirmed.
 */
export class AccountMove {
  readonly #deps: AccountMoveDeps;
  readonly #batch: number;
  readonly #placeOf: (account: string) => number;

  constructor(deps: AccountMoveDeps) {
    this.#deps = deps;
    this.#batch = deps.batch ?? 1000;
    this.#placeOf = byAccountHash(deps.targets).placeOf;
  }

  /** Whether the accounts have been moved. */
  async isDone(): Promise<boolean> {
    return (await placeIn(this.#deps.source)) !== undefined;
  }

  /**
   * Copies every account, and what has changed meanwhile.
   *
   * @param options `isAnew`: also those that were copied before.
   * @throws {@link MoveError} where the accounts were being moved to another number of databases, or a copy differs.
   */
  async copy({ isAnew = false } = {}): Promise<void> {
    const { onProgress, source } = this.#deps;
    await this.#begin();
    if (isAnew) await source.rows(`update ${SCHEMA}.progress set after = ''`);
    for (let n = 0, isOver = false; !isOver;) {
      const copied = await source.atOnce((rows) => this.#copyNext({ rows }), LOCK);
      n += copied;
      isOver = copied === 0;
      onProgress?.('copied', n);
    }
    await this.#catchUp();
  }

  /**
   * Compares the number and the hashes of the rows of every account in the source with those in each target.
   *
   * @returns how many accounts there are.
   * @throws {@link MoveError} where an account that has not changed since it was copied differs, or is in another place too.
   */
  async compare(): Promise<number> {
    const { onProgress, source, targets } = this.#deps;
    let sum = 0;
    for (const [place, walked] of [source, ...targets].entries()) {
      let after: string | undefined = '';
      while (after !== undefined) {
        const accounts: readonly string[] = await accountsAfter(walked, after, this.#batch);
        await this.#compareAll(accounts);
        if (place === 0) {
          sum += accounts.length;
          onProgress?.('compared', sum);
        }
        after = accounts.at(-1);
      }
    }
    return sum;
  }

  /**
   * Locks the tables, copies what has changed last, puts the tables away, and says of the source that it is the first of several databases.
   * All of it, or nothing.
   *
   * @throws {@link MoveError} where a service is connected, or too much has changed since the copy.
   */
  async switch(): Promise<void> {
    const { source, targets } = this.#deps;
    const family = await familyIn(source);
    if (family === undefined) throw new MoveError('Nothing was copied yet.');
    await demandAlone(source);
    await this.#catchUp();
    await source.atOnce(async (rows) => {
      const queries = { rows };
      await rows(`lock table ${movedTables.join(', ')} in access exclusive mode`);
      await demandAlone(queries);
      for (;;) {
        const accounts = await takeMarks(queries, this.#batch);
        if (accounts.length === 0) break;
        await this.#copyAccounts(queries, accounts);
        await this.#compareAll(accounts, queries);
      }
      await putTablesAway(queries);
      const own = { id: 1, family, place: 0, databases: targets.length };
      await run(queries, sql`insert into own_place ${values(own)}`);
    });
  }

  async #begin(): Promise<void> {
    const { source, targets } = this.#deps;
    await source.rows(`create schema if not exists ${SCHEMA}`);
    await source.rows(
      `create table if not exists ${SCHEMA}.progress (id bigint primary key, family text not null, databases bigint not null, after text)`,
    );
    const databases = targets.length;
    const row = { id: 1, family: randomUUID(), databases, after: '' };
    await run(
      source,
      sql`insert into ${named(`${SCHEMA}.progress`)} ${values(row)} on conflict (id) do nothing`,
    );
    const begun = await first(
      source,
      sql`select family, databases from ${named(`${SCHEMA}.progress`)} where id = 1`,
      { family: text, databases: number },
    );
    if (begun?.databases !== databases) {
      throw new MoveError(
        `The accounts are being moved to ${begun?.databases} databases: name those, in their order.`,
      );
    }
    await installMarks(source);
    for (const [index, target] of targets.entries()) {
      await demandPlace(target, { family: begun.family, place: index + 1, databases });
    }
  }

  /** Copies the next accounts. Returns how many. */
  async #copyNext(queries: Queries): Promise<number> {
    const progress = named(`${SCHEMA}.progress`);
    const row = await first(queries, sql`select after from ${progress} where id = 1`, {
      after: text,
    });
    const accounts = await accountsAfter(queries, row?.after ?? '', this.#batch);
    const last = accounts.at(-1);
    if (last === undefined) return 0;
    await this.#copyAccounts(queries, accounts);
    await run(queries, sql`update ${progress} set after = ${last} where id = 1`);
    return accounts.length;
  }

  /** Copies what has changed since it was copied, until little is left. */
  async #catchUp(): Promise<void> {
    const { source } = this.#deps;
    do {
      await source.atOnce(async (rows) => {
        await this.#copyAccounts({ rows }, await takeMarks({ rows }, this.#batch));
      }, LOCK);
    } while ((await countMarks(source, FEW_MARKS)) === FEW_MARKS);
  }

  /** Confirmed in the targets when it returns, and before the transaction of `queries` is. */
  async #copyAccounts(queries: Queries, accounts: readonly string[]): Promise<void> {
    for (const [place, target] of this.#deps.targets.entries()) {
      const own = accounts.filter((account) => this.#placeOf(account) === place);
      if (own.length === 0) continue;
      const copied = await readRows(queries, own);
      await target.atOnce((rows) => writeRows({ rows }, own, copied));
    }
    await noteIds(queries, accounts);
  }

  async #compareAll(
    accounts: readonly string[],
    queries: Queries = this.#deps.source,
  ): Promise<void> {
    if (accounts.length === 0) return;
    const { targets } = this.#deps;
    const found = await Promise.all(targets.map((target) => fingerprintsOf(target, accounts)));
    const should = await fingerprintsOf(queries, accounts);
    const isOther = (account: string): boolean =>
      found.some(
        (each, place) =>
          each.get(account) !==
          (place === this.#placeOf(account) ? should.get(account) : undefined),
      );
    const different = accounts.filter(isOther);
    if (different.length === 0) return;
    // One that has changed since has a mark by now, which is taken before the switch.
    const marked = await markedOf(queries, different);
    const wrong = different.filter((account) => !marked.has(account));
    if (wrong.length > 0) {
      throw new MoveError(
        `${wrong.length} accounts differ from their copies, and nothing was switched: copy them with move --anew.`,
      );
    }
  }
}

/** What the connections of a move are called in PostgreSQL. */
export const MOVE_NAME = 'cleat-move';

/** @throws {@link MoveError} where any other connection has the service's role: an instance would go on over the tables that are put away. */
async function demandAlone(queries: Queries): Promise<void> {
  const others = await first(
    queries,
    sql`select count(*) as n from pg_stat_activity where datname = current_database() and usename = current_user
      and backend_type = 'client backend' and application_name <> ${MOVE_NAME}`,
    { n: number },
  );
  if (!others || others.n === 0) return;
  throw new MoveError(
    `${others.n} connections to DATABASE_URL have the role of the service: stop every instance first.`,
  );
}

async function placeIn(queries: Queries): Promise<number | undefined> {
  const own = await first(queries, sql`select place from own_place where id = 1`, {
    place: number,
  });
  return own?.place;
}

/** The name of the databases, once a copy has begun. */
async function familyIn(queries: Queries): Promise<string | undefined> {
  const table = await first(
    queries,
    sql`select count(*) as n from pg_tables where schemaname = ${SCHEMA} and tablename = 'progress'`,
    { n: number },
  );
  if (!table || table.n === 0) return undefined;
  const row = await first(
    queries,
    sql`select family from ${named(`${SCHEMA}.progress`)} where id = 1`,
    { family: text },
  );
  return row?.family;
}
