/** `load` once; again only where the time before failed. */
export function retryable<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined; // The next call downloads again.
      throw error;
    });
    return loading;
  };
}
