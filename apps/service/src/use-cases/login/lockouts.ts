import type { Store } from '../../ports/store';

const DAY_MS = 24 * 3_600_000;
const FIRST_DEAD = 10;
const FIRST_LOCK_MS = 900_000;
const DOUBLINGS = 6;

/** How long an account is locked after each dead code of a day, from the tenth on. */
const steps = Array.from({ length: DOUBLINGS }, (_, n) => ({
  n: FIRST_DEAD + n,
  lockMs: FIRST_LOCK_MS * 2 ** n,
}));

/**
 * What is locked: a device that has logged in to the account has a lock of its own, so wrong guesses on other devices lock
 * it not.
 */
export function lockOf(
  { account, device }: { readonly account: string; readonly device: string },
  isKnown: boolean,
): string {
  return isKnown ? `${account}:${device}` : account;
}

/**
 * The accounts whose codes were guessed wrong to their end: for 15 minutes, and each time longer, a device gets a code only
 * after a press in a mail. That stops a guesser, and not the visitor.
 */
export class Lockouts {
  readonly #lockouts: Store['lockouts'];
  readonly #now: () => number;

  constructor({ lockouts }: Pick<Store, 'lockouts'>, now: () => number) {
    this.#lockouts = lockouts;
    this.#now = now;
  }

  /** The seconds until a code is sent without a press again. */
  async secondsToWait(account: string): Promise<number> {
    const untilMs = await this.#lockouts.lockedUntil(account, this.#now());
    return untilMs === undefined ? 0 : Math.ceil((untilMs - this.#now()) / 1000);
  }

  /** Counts a code that died of wrong guesses. */
  async countDead(account: string): Promise<void> {
    const nowMs = this.#now();
    const locks = steps.map(({ lockMs, n }) => ({ n, untilMs: nowMs + lockMs }));
    await this.#lockouts.countDead({ account, nowMs, dayEndsMs: nowMs + DAY_MS, locks });
  }

  /** Deletes what is over. */
  async sweep(): Promise<void> {
    await this.#lockouts.sweep(this.#now());
  }
}
