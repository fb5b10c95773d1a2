import { Refusal } from './sign-in-refusal';

const MINUTE_MS = 60_000;

/** The most clients that are counted at once. */
const CLIENTS_MAX = 10_000;

/** Counts the requests of each client in each minute, in this process. */
export class RateLimit {
  readonly #perMinute: number;
  readonly #now: () => number;
  readonly #counts = new Map<string, number>();
  #minute = 0;

  constructor(perMinute: number, now: () => number) {
    this.#perMinute = perMinute;
    this.#now = now;
  }

  /** @throws `SIGN_IN_LIMITED` */
  count(client: string): void {
    const minute = Math.floor(this.#now() / MINUTE_MS);
    if (minute !== this.#minute || this.#counts.size > CLIENTS_MAX) this.#counts.clear();
    this.#minute = minute;
    const count = (this.#counts.get(client) ?? 0) + 1;
    this.#counts.set(client, count);
    if (count > this.#perMinute) throw new Refusal('SIGN_IN_LIMITED', 'Too many requests');
  }
}
