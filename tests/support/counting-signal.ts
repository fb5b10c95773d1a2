/** A signal that can be aborted and says how many listen to it: how a leak test looks at a caller's own. */
export interface CountingSignal {
  readonly signal: AbortSignal;
  readonly listening: number;
  abort(reason?: unknown): void;
}

/** A new {@link CountingSignal}. */
export function countingSignal(): CountingSignal {
  const listeners = new Set<unknown>();
  const controller = new AbortController();
  const { signal } = controller;
  const add = signal.addEventListener.bind(signal);
  const remove = signal.removeEventListener.bind(signal);
  Object.assign(signal, {
    addEventListener: (...args: Parameters<typeof add>) => {
      listeners.add(args[1]);
      add(...args);
    },
    removeEventListener: (...args: Parameters<typeof remove>) => {
      listeners.delete(args[1]);
      remove(...args);
    },
  });
  return {
    signal,
    get listening() {
      return listeners.size;
    },
    abort: (reason) => controller.abort(reason),
  };
}
