import { setTimeout as sleep } from 'node:timers/promises';
import type { Database as Connection } from 'libsql';

/** How long the driver waits for a statement of another process, in which this one stands still. */
export const WAITING = 'pragma busy_timeout = 5000';
const BUSY_TRIES = 250;
const BUSY_WAIT_MS = 20;

/**
 * Begins as soon as no other process writes, in five seconds at most. A statement that finds the database busy while it runs would
 * keep the connection at what it has read, and end each of its writes, until that statement is run again: so each begins with this.
 */
export async function beginAlone(connection: Connection): Promise<void> {
  for (let tries = 1; !hasBegun(connection, tries === BUSY_TRIES); tries += 1) {
    await sleep(BUSY_WAIT_MS);
  }
}

function hasBegun(connection: Connection, isLastTry: boolean): boolean {
  connection.exec('pragma busy_timeout = 0');
  try {
    connection.exec('begin immediate');
    return true;
  } catch (error) {
    const isBusy = error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';
    if (!isBusy || isLastTry) throw error;
    return false;
  } finally {
    connection.exec(WAITING);
  }
}
