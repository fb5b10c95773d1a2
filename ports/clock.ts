import { createToken } from './token';

/** Time, as everything but the adapters sees it. */
export interface Clock {
  /** Milliseconds since the Unix epoch. May jump when the machine's clock is set. */
  now(): number;

  /**
   * Waits `ms` milliseconds.
   *
   * @throws the reason of `signal` as soon as it aborts.
   */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

export const Clock = createToken<Clock>('Clock');
