import type { KeyValueStorage } from '../../ports/key-value-storage';

/** {@link KeyValueStorage} for Node, tests, and browsers without storage. It lasts as long as the page. */
export class InMemoryStorage implements KeyValueStorage {
  readonly #values = new Map<string, string>();

  get(key: string): string | undefined {
    return this.#values.get(key);
  }

  set(key: string, value: string): void {
    this.#values.set(key, value);
  }

  remove(key: string): void {
    this.#values.delete(key);
  }

  keys(prefix: string): readonly string[] {
    return [...this.#values.keys()].filter((key) => key.startsWith(prefix));
  }
}
