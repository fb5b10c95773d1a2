import { abortable } from '../../domain/abort/abortable';
import type { Clock } from '../../ports/clock';

export interface Timeout {
  readonly clock: Clock;
  readonly ms: number;

  /** What the work is given up with when its time is over. */
  readonly lateError: () => Error;
}

/**
 * Does `work` until it is done, its time is over, or `signal` aborts: the signal that it is given ends then,
 * and with the work in any case, so that a body nobody reads to its end is let go of.
 *
 * @throws what `work` throws, `lateError`, and the reason of `signal` as soon as it aborts.
 */
export async function withinTimeout<T>(
  { clock, ms, lateError }: Timeout,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  const attempt = new AbortController();
  const giveUp = (): void => attempt.abort(signal?.reason);
  signal?.addEventListener('abort', giveUp, { once: true });
  clock.sleep(ms, attempt.signal).then(
    () => attempt.abort(lateError()),
    () => undefined, // The attempt is over.
  );
  try {
    return await abortable(work(attempt.signal), attempt.signal);
  } finally {
    signal?.removeEventListener('abort', giveUp);
    attempt.abort(); // Ends the timer as well.
  }
}
