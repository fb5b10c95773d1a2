/**
 * Where the server keeps nonces and sessions: texts by key, each for a time. Several processes of one site need one
 * that they share.
 */
export interface SignInStore {
  /** The value, unless it was never set, was removed, or its time is over. */
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string, lifetimeMs: number): Promise<void>;

  /** Removes it. Resolves with `true` for only one of several callers: that makes a nonce usable once. */
  remove(key: string): Promise<boolean>;
}

/** The most entries of a store in memory: what was set first goes first. */
const ENTRIES_MAX = 100_000;

/** A store in the memory of this process. It is empty after a restart. */
export function memoryStore(now: () => number = Date.now): SignInStore {
  const entries = new Map<string, { readonly value: string; readonly endMs: number }>();
  const isOver = (key: string): boolean => (entries.get(key)?.endMs ?? 0) <= now();
  const makeRoom = (): void => {
    if (entries.size < ENTRIES_MAX) return;
    for (const key of entries.keys()) if (isOver(key)) entries.delete(key);
    for (const key of entries.keys()) {
      if (entries.size < ENTRIES_MAX) return;
      entries.delete(key);
    }
  };
  return {
    get: async (key) => (isOver(key) ? undefined : entries.get(key)?.value),
    set: async (key, value, lifetimeMs) => {
      entries.delete(key);
      makeRoom();
      entries.set(key, { value, endMs: now() + lifetimeMs });
    },
    remove: async (key) => {
      const isThere = !isOver(key);
      return entries.delete(key) && isThere;
    },
  };
}

/** Runs one statement of SQL with `$1`, `$2`, … in it, as the drivers `pg` and `@neondatabase/serverless` do. */
export type RunSql = (
  sql: string,
  values: readonly unknown[],
) => Promise<{ readonly rows: readonly unknown[] }>;

/** The table that {@link databaseStore} needs. */
export const databaseTable =
  'CREATE TABLE IF NOT EXISTS cleat_sign_in (key text PRIMARY KEY, value text NOT NULL, ends_at bigint NOT NULL)';

/** A store in a table of a SQL database: {@link databaseTable} creates it. Its rows whose time is over may be deleted. */
export function databaseStore(run: RunSql, now: () => number = Date.now): SignInStore {
  return {
    get: async (key) => {
      const sql = 'SELECT value FROM cleat_sign_in WHERE key = $1 AND ends_at > $2';
      const { rows } = await run(sql, [key, now()]);
      const [row] = rows as readonly { readonly value?: unknown }[];
      return typeof row?.value === 'string' ? row.value : undefined;
    },
    set: async (key, value, lifetimeMs) => {
      const sql =
        'INSERT INTO cleat_sign_in (key, value, ends_at) VALUES ($1, $2, $3) ' +
        'ON CONFLICT (key) DO UPDATE SET value = excluded.value, ends_at = excluded.ends_at';
      await run(sql, [key, value, now() + lifetimeMs]);
    },
    remove: async (key) => {
      const sql = 'DELETE FROM cleat_sign_in WHERE key = $1 RETURNING ends_at';
      const { rows } = await run(sql, [key]);
      const [row] = rows as readonly { readonly ends_at?: unknown }[];
      return row !== undefined && Number(row.ends_at) > now();
    },
  };
}
