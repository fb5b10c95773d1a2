/** The part of `pg` that the service uses. */
export interface PgResult {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

export interface PgQueries {
  query(statement: string | PgStatement): Promise<PgResult>;
}

/** One with a name is prepared once on each connection. */
export interface PgStatement {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly name?: string;
}

export interface PgClient extends PgQueries {
  release(error?: boolean): void;
  on(event: 'error', listener: (error: Error) => void): this;
  off(event: 'error', listener: (error: Error) => void): this;
}

export interface PgOptions {
  readonly connectionString: string;
  readonly application_name: string;
  readonly max: number;
  readonly connectionTimeoutMillis: number;
  readonly query_timeout: number;
  readonly keepAlive: boolean;

  /** Whether a statement is sent while the connection waits for the answer to another one. */
  readonly pipeline: boolean;
  readonly types: { getTypeParser(oid: number, format?: string): (value: string) => unknown };
}

export declare class Pool implements PgQueries {
  constructor(options: PgOptions);
  query(statement: string | PgStatement): Promise<PgResult>;
  connect(): Promise<PgClient>;
  on(event: 'error', listener: (error: Error) => void): this;
  end(): Promise<void>;
}
