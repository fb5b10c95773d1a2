import type { Clock } from '../../ports/clock';

/** The longest delay a browser's timer can hold; a longer one fires at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** {@link Clock} over the platform's own timers. */
export class SystemClock implements Clock {
  now(): number {
    return Date.now();
  }

  async sleep(ms: number, signal?: AbortSignal): Promise<void> {
    let left = ms;
    for (; left > MAX_TIMER_MS; left -= MAX_TIMER_MS) await timer(MAX_TIMER_MS, signal);
    await timer(left, signal);
  }
}

function timer(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = (): void => {
      clearTimeout(handle);
      reject(signal?.reason);
    };
    const handle = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
