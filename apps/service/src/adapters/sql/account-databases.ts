import { createHash } from 'node:crypto';
import type { Database } from './database';

/** Picks the database of an account. */
export interface AccountDatabases {
  /** In the order of their places. */
  readonly all: readonly Database[];

  /**
   * The place of the rows of `key`: an account, or an id that was drawn so that it is where its account is. A visitor chooses neither:
   * an account is a hash with the service's secret, and ids are random.
   */
  readonly placeOf: (key: string) => number;
}

/** By the hash of the account, so that no table has to say where one is. The number of databases stays as it is. */
export function byAccountHash(all: readonly Database[]): AccountDatabases {
  const placeOf = (key: string): number =>
    createHash('sha256').update(`cleat/place/1:${key}`).digest().readUInt32BE() % all.length;
  return { all, placeOf };
}
