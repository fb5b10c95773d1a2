/** A signal, and how many listeners it has. */
export interface CountingSignal {
  readonly signal: AbortSignal;
  readonly abort: (reason: unknown) => void;
  readonly listeners: () => number;
}

/** A signal that outlives the work it is given to, so that a forgotten listener shows. */
export function countingSignal(): CountingSignal {
  const controller = new AbortController();
  const { signal } = controller;
  const listeners = new Set<unknown>();
  const add = signal.addEventListener.bind(signal);
  const remove = signal.removeEventListener.bind(signal);
  Object.assign(signal, {
    addEventListener: (type: 'abort', listener: () => void, options?: AddEventListenerOptions) => {
      listeners.add(listener);
      options?.signal?.addEventListener('abort', () => listeners.delete(listener), { once: true });
      add(type, listener, options);
    },
    removeEventListener: (type: 'abort', listener: () => void) => {
      listeners.delete(listener);
      remove(type, listener);
    },
  });
  return {
    signal,
    abort: (reason) => controller.abort(reason),
    listeners: () => listeners.size,
  };
}
