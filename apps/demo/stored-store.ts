/** One value of the demo that survives a reload, in the form that React's `useSyncExternalStore` reads. */
export class StoredStore<Value extends object> {
  readonly #key: string;
  readonly #listeners = new Set<() => void>();
  #value: Value;

  constructor(key: string, initial: Value) {
    this.#key = key;
    this.#value = { ...initial, ...read<Value>(key) };
  }

  readonly getSnapshot = (): Value => this.#value;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  change(change: Partial<Value>): void {
    this.#value = { ...this.#value, ...change };
    try {
      localStorage.setItem(this.#key, JSON.stringify(this.#value));
    } catch {
      // The next visit then starts with the default.
    }
    for (const listener of this.#listeners) listener();
  }
}

function read<Value>(key: string): Partial<Value> {
  try {
    const stored: Partial<Value> | null = JSON.parse(localStorage.getItem(key) ?? '{}');
    return stored ?? {};
  } catch {
    return {};
  }
}
