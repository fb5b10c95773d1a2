import { abortable } from '../../domain/abort/abortable';

/**
 * Settles like `work`, but rejects with the reason of `signal` as soon as it aborts. A site's function cannot be
 * cancelled, so `undo` reverts its late result.
 */
export async function orUndone<T>(
  work: Promise<T>,
  undo: () => Promise<void>,
  signal?: AbortSignal,
): Promise<T> {
  try {
    return await abortable(work, signal);
  } catch (error) {
    // No caller waits for either of them now.
    if (signal?.aborted) void work.then(undo).catch(() => {});
    throw error;
  }
}
