import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseAway } from './ports/database-away';
import type { Logger } from './observe/logger';

const TRY_MS = 1000;
const TRIES_A_LINE = 60;

export interface WaitOptions {
  readonly logger: Pick<Logger, 'info' | 'warn'>;

  /** The service ends. */
  readonly signal: AbortSignal;
}

/**
 * Waits until a database answers that was away at the start. Says so in one line a minute.
 *
 * @throws what is wrong with it then, such as that it is of a service with another secret.
 */
export async function waitForDatabase(
  database: { readonly check: () => Promise<void> },
  { logger, signal }: WaitOptions,
): Promise<void> {
  for (let tries = 0; !signal.aborted; tries += 1) {
    if (tries % TRIES_A_LINE === 0) logger.warn('the service waits for its database');
    await sleep(TRY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return;
    try {
      await database.check();
      logger.info('the database is there');
      return;
    } catch (error) {
      if (!(error instanceof DatabaseAway)) throw error;
    }
  }
}
