import { abortable } from '../../domain/abort/abortable';
import type { Clock } from '../../ports/clock';

export interface Timeout {
  readonly clock: Clock;
  readonly ms: number;

  /** The error when the time is over. */
  readonly lateError: () => Error;
}

/**
 * Runs `work` until it is done, its time is over, or `signal` aborts. The signal that `work` receives aborts in each
 * of these cases, also on success, so that an unread response body is released.
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
    () => undefined, // Ends the work.
  );
  try {
    return await abortable(work(attempt.signal), attempt.signal);
  } finally {
    signal?.removeEventListener('abort', giveUp);
    attempt.abort(); // Ends the timer as well.
  }
}
