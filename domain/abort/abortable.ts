/**
 * Settles like `work`, but rejects with the reason of `signal` as soon as it aborts. Use it for work that
 * cannot be stopped, such as a request to a wallet: its late answer is dropped.
 */
export async function abortable<T>(work: Promise<T>, signal?: AbortSignal): Promise<T> {
  if (!signal) return work;
  let stop = (): void => {};
  try {
    return await new Promise<T>((resolve, reject) => {
      const abort = (): void => reject(signal.reason);
      if (signal.aborted) abort();
      signal.addEventListener('abort', abort, { once: true });
      stop = () => signal.removeEventListener('abort', abort);
      work.then(resolve, reject);
    });
  } finally {
    stop();
  }
}
