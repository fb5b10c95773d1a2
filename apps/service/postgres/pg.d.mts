/** The part of `pg` that the service uses. */
export interface PgResult {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

export interface PgQueries {
  query(text: string, values?: readonly unknown[]): Promise<PgResult>;
}

export interface PgClient extends PgQueries {
  release(error?: boolean): void;
}

export interface PgOptions {
  readonly connectionString: string;
  readonly max: number;
  readonly connectionTimeoutMillis: number;
  readonly query_timeout: number;
  readonly types: { getTypeParser(oid: number, format?: string): (value: string) => unknown };
}

export declare class Pool implements PgQueries {
  constructor(options: PgOptions);
  query(text: string, values?: readonly unknown[]): Promise<PgResult>;
  connect(): Promise<PgClient>;
  on(event: 'error', listener: (error: Error) => void): this;
  end(): Promise<void>;
}
