import { parseConfig } from '../config/config';
import type { Environment } from '../config/read-variables';
import type { Database } from '../adapters/sql/database';
import { openLibsql } from '../adapters/sql/libsql-database';
import { openPostgres } from '../adapters/sql/postgres-database';
import { sqlStore } from '../adapters/sql/sql-store';
import type { LogHead } from '../ports/console-log';
import { ConsoleLog } from '../use-cases/console/console-log';

/** A line for a terminal, and whether the log is whole. */
export interface LogVerdict {
  readonly line: string;
  readonly isWhole: boolean;
}

/**
 * `main.js log verify [number:hash …]`: reads the whole log of the console, and says which entry was changed, dropped or moved.
 * Changes nothing in the database.
 *
 * @param words The heads that were told outside, as the mails about them have them.
 */
export async function verifyLog(
  environment: Environment,
  words: readonly string[],
): Promise<LogVerdict> {
  const told = words.map(headIn);
  const unread = words[told.indexOf(undefined)];
  if (unread !== undefined) {
    return { line: `${JSON.stringify(unread)} is no head: it is as in 12:hash.`, isWhole: false };
  }
  const database = await opened(parseConfig(environment).databaseUrl);
  try {
    const log = new ConsoleLog({ store: sqlStore(database), now: Date.now });
    const found = await log.verify(told.filter((head) => head !== undefined));
    if (found.kind === 'broken') {
      return { line: `The log is broken: entry ${found.number} ${found.why}.`, isWhole: false };
    }
    const { hash, number } = found.head;
    const line = number === 0 ? 'The log is empty.' : `The log is whole: ${number}:${hash}`;
    return { line, isWhole: true };
  } finally {
    await database.close();
  }
}

function headIn(word: string): LogHead | undefined {
  const [, number, hash = ''] = /^(\d{1,15}):([\w-]{43})$/.exec(word) ?? [];
  return number === undefined ? undefined : { number: Number(number), hash };
}

function opened(url: string): Promise<Database> {
  return url.startsWith('file:')
    ? openLibsql(url.slice('file:'.length))
    : openPostgres(url, () => undefined);
}
