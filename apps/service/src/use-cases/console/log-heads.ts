import type { DaysHead } from '../../ports/console-log';
import type { HeadTeller } from '../../ports/head-teller';
import type { Store } from '../../ports/store';
import { kindOf, type Logger } from '../../observe/logger';
import { dayOf } from '../../domain/day-of';

/** How long a head is one instance's, and how long after an attempt the next one is. */
const LEASE_MS = 5 * 60_000;
const MOST = 10;

export interface LogHeadsDeps {
  readonly store: Pick<Store, 'consoleLog'>;
  readonly tellers: readonly HeadTeller[];
  readonly logger: Logger;
  readonly now: () => number;
}

/**
 * Tells the head of the log outside, once a day over all instances, until each place has taken it: who can change the database
 * cannot change what is there.
 */
export class LogHeads {
  readonly #deps: LogHeadsDeps;

  constructor(deps: LogHeadsDeps) {
    this.#deps = deps;
  }

  async sweep(): Promise<void> {
    const { store, now } = this.#deps;
    const { consoleLog } = store;
    const last = await consoleLog.last();
    if (!last) return;
    const nowMs = now();
    await consoleLog.keepHead({ ...last, day: dayOf(nowMs) }, nowMs);
    const due = await consoleLog.takeHeads(nowMs, nowMs + LEASE_MS, MOST);
    for (const head of due) await this.#tell(head);
  }

  async #tell(head: DaysHead): Promise<void> {
    const { store, logger, tellers } = this.#deps;
    const told = await Promise.allSettled(tellers.map((teller) => teller.tell(head)));
    const failed = told.find((one) => one.status === 'rejected');
    if (!failed) return store.consoleLog.headTold(head.day);
    // A place that has taken it gets it once more with the others.
    logger.warn('the head of the log waits', { day: head.day, kind: kindOf(failed.reason) });
  }
}
