import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseAway } from '../../src/ports/database-away';
import { byAccountHash } from '../../src/adapters/sql/account-databases';
import type { Database, Row } from '../../src/adapters/sql/database';
import { openDatabase } from '../../src/adapters/sql/open-database';

/** A first database and those of accounts, each a file, which a test can take away. */
export class SeveralDatabases {
  /** What the service has. */
  readonly database: Database;
  readonly first: Database;
  readonly all: readonly Database[];
  readonly #away: Set<number>;

  /** How often each was asked, by its place. */
  readonly asked: readonly { n: number }[];
  readonly #folder: string;

  private constructor(first: Database, all: readonly Database[], folder: string) {
    const away = new Set<number>();
    const asked = all.map(() => ({ n: 0 }));
    this.first = first;
    this.all = all;
    this.asked = asked;
    this.#away = away;
    this.#folder = folder;
    const unlessAway = (place: number): void => {
      if (away.has(place)) throw new DatabaseAway(new Error('It was taken away'), 'ECONNREFUSED');
      (asked[place] ?? { n: 0 }).n += 1;
    };
    const shown = all.map((each, place): Database => ({
      ...each,
      rows: async (sql, ...values) => {
        unlessAway(place);
        return each.rows(sql, ...values);
      },
      atOnce: async (work, account) => {
        unlessAway(place);
        return each.atOnce(work, account);
      },
    }));
    this.database = { ...first, accounts: byAccountHash(shown) };
  }

  static async open(count: number): Promise<SeveralDatabases> {
    const folder = mkdtempSync(join(tmpdir(), 'cleat-service-'));
    const opened = (name: string) => openDatabase(`file:${join(folder, name)}`, () => undefined);
    const all: Database[] = [];
    for (let place = 0; place < count; place += 1) all.push(await opened(`accounts-${place}`));
    return new SeveralDatabases(await opened('first'), all, folder);
  }

  placeOf(account: string): number {
    return this.database.accounts?.placeOf(account) ?? 0;
  }

  take(place: number): void {
    this.#away.add(place);
  }

  giveBack(): void {
    this.#away.clear();
  }

  /** The rows of a table in each database of accounts. */
  async rows(sql: string, ...values: string[]): Promise<readonly (readonly Row[])[]> {
    return Promise.all(this.all.map((each) => each.rows(sql, ...values)));
  }

  async close(): Promise<void> {
    await Promise.all([this.first, ...this.all].map((each) => each.close()));
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
