import type { Clock } from '../../../ports/clock';

/**
 * The ids of our requests: microseconds, whose last three digits follow from the milliseconds. By them a tab recognizes
 * the requests of other tabs, which share its keys, and to which the relay may deliver them. Those of wallets are random.
 */
export class PayloadIds {
  readonly #clock: Clock;
  #lastMs = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  next(): number {
    // Several tabs may ask in the same millisecond.
    const ms = Math.floor(this.#clock.now() - Math.random() * 1000);
    this.#lastMs = Math.max(this.#lastMs + 1, ms);
    return this.#lastMs * 1000 + markOf(this.#lastMs);
  }
}

/** Whether a client of ours gave the id. It may be one of a wallet's thousand. */
export function isOurId(id: number): boolean {
  return id % 1000 === markOf(Math.floor(id / 1000));
}

function markOf(ms: number): number {
  return ((ms % 1000) * 7919) % 1000;
}
