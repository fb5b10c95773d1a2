/** A signal over several others, for as long as it is needed. */
export interface FirstAbort {
  /** Aborts with the first of them, and for its reason. */
  readonly signal: AbortSignal;

  /** Stops listening to the others. A long-lived signal would otherwise keep its listener for ever. */
  release(): void;
}

/** Joins `signals`, of which each may be absent. `AbortSignal.any` is too young for the browsers we serve. */
export function firstAbort(...signals: readonly (AbortSignal | undefined)[]): FirstAbort {
  const controller = new AbortController();
  const releases = signals.map((signal) => {
    const follow = (): void => controller.abort(signal?.reason);
    if (signal?.aborted) follow();
    signal?.addEventListener('abort', follow, { once: true });
    return () => signal?.removeEventListener('abort', follow);
  });
  return {
    signal: controller.signal,
    release: () => releases.forEach((release) => release()),
  };
}
