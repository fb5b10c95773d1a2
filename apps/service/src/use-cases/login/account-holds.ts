import type { Store, Stored } from '../../ports/store';

const DAY_MS = 24 * 3_600_000;

/**
 * For a day after a change of the address or of a login, no device that came after it gets a key share of a passkey or of words.
 * After a change of the address, the ways to open the wallet stay as they are as well, and none takes it away.
 */
export class AccountHolds {
  readonly #holds: Store['holds'];
  readonly #now: () => number;

  constructor({ holds }: Pick<Store, 'holds'>, now: () => number) {
    this.#holds = holds;
    this.#now = now;
  }

  /**
   * A login of the account was added or removed.
   *
   * @param stored That of the transaction that does it.
   */
  async loginChanged(account: string, stored: Pick<Stored, 'holds'>): Promise<void> {
    await this.#begin(account, 0, stored);
  }

  /** @param stored As of {@link AccountHolds.loginChanged}. */
  async addressChanged(account: string, stored: Pick<Stored, 'holds'>): Promise<void> {
    await this.#begin(account, this.#now() + DAY_MS, stored);
  }

  /** The seconds until the ways may be changed. */
  async secondsToWait(account: string): Promise<number> {
    return this.#secondsUntil(await this.#holds.waysUntil(account, this.#now()));
  }

  /** The seconds until a device that the account knows since `sinceMs` gets key shares of passkeys and words. */
  async secondsForDevice(account: string, sinceMs: number): Promise<number> {
    return this.#secondsUntil(await this.#holds.heldUntil(account, this.#now(), sinceMs));
  }

  /** Deletes what is over. */
  async sweep(): Promise<void> {
    await this.#holds.sweep(this.#now());
  }

  /** A second change in the day makes no device known that came after the first. */
  async #begin(account: string, waysMs: number, { holds }: Pick<Stored, 'holds'>): Promise<void> {
    const begunMs = this.#now();
    await holds.begin({ account, begunMs, untilMs: begunMs + DAY_MS, waysMs });
  }

  #secondsUntil(ms: number | undefined): number {
    return ms === undefined ? 0 : Math.ceil((ms - this.#now()) / 1000);
  }
}
