/**
 * Runs `work` on the first call and gives every caller the same promise. A failure is not kept: the call after it
 * runs `work` again. Made for code that is downloaded when it is first needed.
 */
export function onceUntilFailure<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => {
    running ??= work().catch((error: unknown) => {
      running = undefined;
      throw error;
    });
    return running;
  };
}
