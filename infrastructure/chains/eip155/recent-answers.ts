import { CLIENT_CACHE_MS, RPC_DEDUPE_ENTRIES } from '../../../domain/limits';
import type { Clock } from '../../../ports/clock';

interface Recent<T> {
  readonly value: T;
  readonly atMs: number;
}

/** Answers of the last four seconds, so that views that open one after the other ask once. At most 8,192 of them. */
export class RecentAnswers<T> {
  readonly #clock: Clock;
  readonly #answers = new Map<string, Recent<T>>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The answer to `key`; `undefined` where there is none of the last four seconds. */
  read(key: string): { readonly value: T } | undefined {
    const answer = this.#answers.get(key);
    const isRecent = answer && Math.abs(this.#clock.now() - answer.atMs) < CLIENT_CACHE_MS;
    return isRecent ? answer : undefined;
  }

  /** Keeps `value` as the answer to `key`. The oldest answer makes room for it. */
  write(key: string, value: T): void {
    this.#answers.delete(key);
    if (this.#answers.size >= RPC_DEDUPE_ENTRIES) {
      const [oldest] = this.#answers.keys();
      if (oldest !== undefined) this.#answers.delete(oldest);
    }
    this.#answers.set(key, { value, atMs: this.#clock.now() });
  }
}
