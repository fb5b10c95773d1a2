import { AccountMove, MOVE_NAME } from '../adapters/sql/move/account-move';
import { MoveError } from '../adapters/sql/move/move-error';
import type { Database } from '../adapters/sql/database';
import { openDatabase } from '../adapters/sql/open-database';
import { parseConfig } from '../config/config';
import type { Environment } from '../config/read-variables';

const USAGE = 'Say move, move --anew, or move --switch. Nothing was changed.';

/** How often it says how far it is. */
const SAID_AT = 100_000;

/**
 * `main.js move`: copies what is of accounts from `DATABASE_URL` to `DATABASE_ACCOUNT_URLS` while the service runs, and compares it. `move
 * --switch`, while no service runs: copies the rest, and lets the service start with both variables. Each may be ended at any moment and
 * said again.
 *
 * @param say Hears each line.
 * @throws {@link MoveError} with a sentence for the operator.
 */
export async function move(
  environment: Environment,
  words: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  const [word = ''] = words;
  if (words.length > 1 || !['', '--anew', '--switch'].includes(word)) throw new MoveError(USAGE);
  const { accountUrls, databaseUrl } = parseConfig(environment);
  if (accountUrls.length === 0 || databaseUrl.startsWith('file:')) {
    throw new MoveError(
      'Set DATABASE_URL to the PostgreSQL that has the accounts, and DATABASE_ACCOUNT_URLS to new ones.',
    );
  }
  const opened: Database[] = [];
  try {
    for (const url of [databaseUrl, ...accountUrls]) {
      opened.push(await openDatabase(url, () => undefined, MOVE_NAME));
    }
    const [source, ...targets] = opened;
    if (source)
      await moved(new AccountMove({ source, targets, onProgress: saidAt(say) }), word, say);
  } finally {
    await Promise.all(opened.map((each) => each.close()));
  }
}

async function moved(all: AccountMove, word: string, say: (line: string) => void): Promise<void> {
  if (await all.isDone()) {
    say('The accounts have been moved: start the service with DATABASE_ACCOUNT_URLS.');
    return;
  }
  if (word === '--switch') {
    await all.switch();
    say('The accounts are in their databases: start the service with DATABASE_ACCOUNT_URLS.');
    say('Their old rows are in the schema "moved" of DATABASE_URL, until you drop it.');
    return;
  }
  await all.copy({ isAnew: word === '--anew' });
  const count = await all.compare();
  say(`${count} accounts are copied, and equal by number and hash of their rows.`);
  say('Changes go on being noted. Stop every instance of the service, and say move --switch.');
}

function saidAt(say: (line: string) => void): (what: 'compared' | 'copied', n: number) => void {
  let said = 0;
  return (what, n) => {
    const step = Math.floor(n / SAID_AT);
    if (step > said) say(`${n} accounts are ${what}.`);
    said = step;
  };
}
