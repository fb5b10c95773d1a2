import type { EntryAct } from '../../domain/console-entry';
import { ServiceError } from '../../domain/service-error';
import type { Store, Stored } from '../../ports/store';
import type { RateLimit, RateLimits } from '../limits/rate-limits';
import type { ConsoleLog } from './console-log';
import type { OperatorAct } from './operator-act';

/** Else an operator could let an accomplice guess codes without an end. */
const freed: RateLimit = { name: 'console-free', limit: 3, spanMs: 24 * 3_600_000 };

export interface VisitorActsDeps {
  readonly store: Pick<Store, 'transaction'>;
  readonly limits: Pick<RateLimits, 'secondsToWait'>;
  readonly log: Pick<ConsoleLog, 'appendTo'>;
}

/**
 * What operators do for a visitor besides a deletion, each with its entry in the log or not at all. None of it releases a key share,
 * adds a login or lifts a hold.
 */
export class VisitorActs {
  readonly #deps: VisitorActsDeps;

  constructor(deps: VisitorActsDeps) {
    this.#deps = deps;
  }

  /** Ends the sessions on a device, which stays known. Returns how many there were. */
  async endSessions(act: OperatorAct, device: string): Promise<number> {
    return this.#logged('session.end', act, ({ sessions }) =>
      sessions.endOnDevice(act.account, device),
    );
  }

  /** Ends the locks after wrong codes, three times a day. Returns how many there were. @throws {@link ServiceError} `wait` */
  async freeLockout(act: OperatorAct): Promise<number> {
    const seconds = await this.#deps.limits.secondsToWait(freed, act.account);
    if (seconds > 0) throw new ServiceError('wait', { retryAfter: seconds });
    return this.#logged('lockout.free', act, ({ lockouts }) => lockouts.free(act.account));
  }

  #logged<Result>(
    act: EntryAct,
    { account, operator, reason }: OperatorAct,
    work: (stored: Stored) => Promise<Result>,
  ): Promise<Result> {
    const { store, log } = this.#deps;
    return store.transaction(async (stored) => {
      await log.appendTo(stored, { operator, act, about: account, reason });
      return work(stored);
    });
  }
}
