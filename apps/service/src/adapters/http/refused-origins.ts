import type { Logger } from '../../observe/logger';

/** At most one line of a refused origin in so much time: a caller may send any number of them. */
const EVERY_MS = 60_000;
const MAX_EXPECTED = 5;

/** Logs the origins that the service refuses, with those that it expects: most are a slip in its variables. */
export class RefusedOrigins {
  readonly #logger: Logger;
  readonly #now: () => number;
  #lastMs = -Infinity;
  #unlogged = 0;

  constructor(logger: Logger, now: () => number) {
    this.#logger = logger;
    this.#now = now;
  }

  /**
   * @param received What the header says, which can be anything.
   * @param expected Is asked only where a line is written.
   */
  async add(received: string, expected: () => Promise<readonly string[]>): Promise<void> {
    const nowMs = this.#now();
    if (nowMs - this.#lastMs < EVERY_MS) {
      this.#unlogged += 1;
      return;
    }
    const more = this.#unlogged;
    this.#lastMs = nowMs;
    this.#unlogged = 0;
    this.#logger.warn('refused an origin', {
      received: originOf(received),
      expected: wordsOf(await expected()),
      ...(more > 0 && { more }),
    });
  }
}

/** A well-formed origin, without anything that a caller could hide in a log. */
function originOf(received: string): string {
  const origin = URL.canParse(received) ? new URL(received).origin : 'null';
  return origin.length <= 256 ? origin : 'one that is too long';
}

function wordsOf(origins: readonly string[]): string {
  const more = origins.length - MAX_EXPECTED;
  const named = origins.slice(0, MAX_EXPECTED).join(', ') || 'none';
  return more > 0 ? `${named} and ${more} more` : named;
}
