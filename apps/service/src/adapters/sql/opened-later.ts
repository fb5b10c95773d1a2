import type { Database } from './database';

/** A database that is opened when it is first asked, and again at the next time where that fails. */
export function openedLater(open: () => Promise<Database>): Database {
  let opening: Promise<Database> | undefined;
  const opened = (): Promise<Database> => {
    opening ??= open().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
  return {
    rows: async (sql, ...values) => (await opened()).rows(sql, ...values),
    atOnce: async (work, account) => (await opened()).atOnce(work, account),
    check: async () => (await opened()).check(),
    close: async () => {
      await opening?.then(
        (database) => database.close(),
        () => undefined,
      );
    },
  };
}
