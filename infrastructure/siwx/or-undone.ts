import { abortable } from '../../domain/abort/abortable';

/**
 * Settles like `work`, but rejects with the reason of `signal` as soon as it aborts. A site cannot be told to
 * stop: what it does all the same is taken back by `undo` as soon as it is done.
 */
export async function orUndone<T>(
  work: Promise<T>,
  undo: () => Promise<void>,
  signal?: AbortSignal,
): Promise<T> {
  try {
    return await abortable(work, signal);
  } catch (error) {
    // Nobody waits for either any more.
    if (signal?.aborted) void work.then(undo).catch(() => {});
    throw error;
  }
}
