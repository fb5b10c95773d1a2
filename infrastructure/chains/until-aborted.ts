/**
 * Settles like `promise`, but rejects with the reason of `signal` as soon as it aborts: a wallet cannot
 * be told to stop, so its late answer is dropped.
 */
export async function untilAborted<T>(promise: Promise<T>, signal?: AbortSignal): Promise<T> {
  if (!signal) return promise;
  let stop = (): void => {};
  try {
    return await new Promise<T>((resolve, reject) => {
      const abort = (): void => reject(signal.reason as Error);
      if (signal.aborted) abort();
      signal.addEventListener('abort', abort, { once: true });
      stop = () => signal.removeEventListener('abort', abort);
      promise.then(resolve, reject);
    });
  } finally {
    stop();
  }
}
