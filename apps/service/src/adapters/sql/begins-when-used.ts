import type { Database } from './database';

/** A transaction that may have begun. */
export interface UsedTransaction {
  /** Begins it, the first time. */
  readonly rows: Database['rows'];

  /** Confirms it, or takes it back where there is an error. @throws where it cannot be confirmed. */
  end(error?: unknown): Promise<void>;
}

/** A transaction that begins with its first statement: a database that is not used is not asked, and may be away. */
export function beginsWhenUsed(database: Database): UsedTransaction {
  let begun: Promise<Database['rows']> | undefined;
  let ended: Promise<void> | undefined;
  let settle: (error?: unknown) => void = () => undefined;

  const begin = (): Promise<Database['rows']> =>
    new Promise((resolve, reject) => {
      const end = new Promise<void>((confirm, takeBack) => {
        settle = (error) => (error === undefined ? confirm() : takeBack(error));
      });
      end.catch(() => undefined); // It may be taken back before it has begun.
      ended = database.atOnce((rows) => {
        resolve(rows);
        return end;
      });
      ended.catch(reject);
    });

  return {
    rows: async (sql, ...values) => {
      begun ??= begin();
      return (await begun)(sql, ...values);
    },
    async end(error) {
      settle(error);
      await ended;
    },
  };
}
