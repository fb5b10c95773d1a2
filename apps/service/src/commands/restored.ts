import { accessSync, constants, createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { openDatabases } from '../adapters/sql/open-databases';
import { sqlStore } from '../adapters/sql/sql-store';
import { parseConfig } from '../config/config';
import type { Environment } from '../config/read-variables';
import { restoreWays, type RestoredEnding } from '../use-cases/slots/restored-ways';

/** Lines for a terminal. `isDone`: the service may start with the copy. */
export interface RestoredVerdict {
  readonly lines: readonly string[];
  readonly isDone: boolean;
}

const USAGE =
  'Name the files of the service’s output since the copy was made: restored service.log …, or say restored --without-log. Nothing was changed.';

/**
 * `main.js restored service.log …`: makes a restored copy of the database fit to start with. Ends all sessions, devices and attempts,
 * and the ways to open wallets that were ended since, as the wallets' keys have signed in the service's output.
 */
export async function restored(
  environment: Environment,
  words: readonly string[],
): Promise<RestoredVerdict> {
  const asked = filesIn(words);
  if (!asked) return { lines: [USAGE], isDone: false };
  const unread = asked.filter(isUnread);
  if (unread.length > 0) {
    const lines = unread.map((file) => `${file} cannot be read. Nothing was changed.`);
    return { lines, isDone: false };
  }
  const config = parseConfig(environment);
  const { keyShares, login } = config;
  const service =
    keyShares?.kind === 'forAnother' ? keyShares.frameOrigin : (login?.frameOrigin ?? '');
  const database = await openDatabases(config, { onError: () => undefined });
  try {
    const counts = await restoreWays(sqlStore(database), linesIn(asked), service);
    return { lines: linesOf(counts, asked.length > 0), isDone: true };
  } finally {
    await database.close();
  }
}

async function* linesIn(files: readonly string[]): AsyncIterable<string> {
  for (const file of files) yield* createInterface({ input: createReadStream(file) });
}

function filesIn(words: readonly string[]): readonly string[] | undefined {
  try {
    const { positionals, values } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { 'without-log': { type: 'boolean', default: false } },
    });
    return positionals.length > 0 === values['without-log'] ? undefined : positionals;
  } catch {
    return undefined;
  }
}

function isUnread(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return false;
  } catch {
    return true;
  }
}

function linesOf(
  counts: Readonly<Record<RestoredEnding, number>>,
  hasLog: boolean,
): readonly string[] {
  return [
    'Every session, known device and attempt is ended: visitors log in again.',
    ...(hasLog
      ? [
          `${counts.ended} ways to open a wallet are ended again, as their wallets’ keys have signed.`,
        ]
      : ['Ways that were ended since the copy was made open their wallets again.']),
    ...(counts.withheld > 0
      ? [`${counts.withheld} are withheld: the copy knows no other way into their wallets.`]
      : []),
    ...(counts.unsigned > 0
      ? [`${counts.unsigned} lines are not signed by the wallet’s key, and end nothing.`]
      : []),
  ];
}
