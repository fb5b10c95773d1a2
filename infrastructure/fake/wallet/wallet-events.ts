/** The events of an EIP-1193 provider. */
export type ProviderEvent =
  'accountsChanged' | 'chainChanged' | 'connect' | 'disconnect' | 'message';

type Listener = (...args: never[]) => void;

/** The listeners of one provider. */
export class WalletEvents {
  readonly #listeners = new Map<string, Set<Listener>>();

  /** How many listeners there are. A test for leaks counts them. */
  get listenerCount(): number {
    return [...this.#listeners.values()].reduce((count, { size }) => count + size, 0);
  }

  on(event: string, listener: Listener): void {
    const listeners = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, listeners.add(listener));
  }

  off(event: string, listener: Listener): void {
    this.#listeners.get(event)?.delete(listener);
  }

  /** Calls every listener of `event`. A listener that throws does not keep the others from being called. */
  emit(event: ProviderEvent, payload: unknown): void {
    const listeners = Array.from(this.#listeners.get(event) ?? []);
    for (const listener of listeners) {
      try {
        Reflect.apply(listener, undefined, [payload]);
      } catch (error) {
        reportLater(error);
      }
    }
  }
}

/** Like an event target: the error reaches the listeners for unhandled errors. */
function reportLater(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}
