import type { AccountDatabases } from './account-databases';

/** A value that both databases store alike. */
export type Value = string | number | null;

export type Row = Readonly<Record<string, unknown>>;

/**
 * A database. Every rule of the service is one statement, so that parallel requests, and several instances over one
 * database, cannot get around it.
 */
export interface Database {
  /** Where the rows of accounts are. In this one where absent. */
  readonly accounts?: AccountDatabases;

  /**
   * Runs one statement, and returns its rows. `?` stands for a value. The SQL is what SQLite and PostgreSQL both
   * understand; whole numbers come back as numbers.
   */
  rows(sql: string, ...values: readonly Value[]): Promise<readonly Row[]>;

  /**
   * Runs statements as one: all of them or none, and never at the same time as another call of this.
   *
   * @param account What the statements are of, where that is one account: then calls of other accounts run at the same time.
   */
  atOnce<Result>(
    work: (rows: Database['rows']) => Promise<Result>,
    account?: string,
  ): Promise<Result>;

  /** @throws where it does not answer, or takes no writes. */
  check(): Promise<void>;

  /** Ends the connections, of {@link accounts} too. */
  close(): Promise<void>;
}
