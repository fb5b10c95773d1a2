/**
 * Settles like `work`, but rejects with the reason of `signal` as soon as it aborts: what cannot be told
 * to stop, such as a wallet, answers into the void.
 */
export async function orAborted<T>(work: Promise<T>, signal?: AbortSignal): Promise<T> {
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
