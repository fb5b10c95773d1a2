import { abortable } from './abortable';

/**
 * Resolves with the first value that a listener hears; rejects with the reason of `signal` as soon as it aborts.
 * `listen` begins to listen and returns how to stop, which happens in both cases.
 */
export async function untilHeard<T = void>(
  listen: (hear: (value: T) => void) => () => void,
  signal: AbortSignal,
): Promise<T> {
  let stop = (): void => {};
  try {
    return await abortable(
      new Promise<T>((resolve) => {
        stop = listen(resolve);
      }),
      signal,
    );
  } finally {
    stop();
  }
}
