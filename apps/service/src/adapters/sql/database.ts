/** A value that both databases store alike. */
export type Value = string | number | null;

export type Row = Readonly<Record<string, unknown>>;

/**
 * A database. Every rule of the service is one statement, so that parallel requests, and several instances over one
 * database, cannot get around it.
 */
export interface Database {
  /**
   * Runs one statement, and returns its rows. `?` stands for a value. The SQL is what SQLite and PostgreSQL both
   * understand; whole numbers come back as numbers.
   */
  rows(sql: string, ...values: readonly Value[]): Promise<readonly Row[]>;

  /** Runs statements as one: all of them or none, and never at the same time as another call of this. */
  atOnce<Result>(work: (rows: Database['rows']) => Promise<Result>): Promise<Result>;

  /** Ends the connections. */
  close(): Promise<void>;
}
