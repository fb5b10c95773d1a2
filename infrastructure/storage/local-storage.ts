import type { KeyValueStorage } from '../../ports/key-value-storage';
import type { Stream } from '../../ports/stream';

/** {@link KeyValueStorage} over the browser's `localStorage`. */
export class LocalStorage implements KeyValueStorage {
  readonly changes$: Stream<string> = {
    subscribe: (next) => {
      const hear = ({ key, storageArea }: StorageEvent): void => {
        // The event of a wipe names no key.
        if (key && storageArea === this.#storage) next(key);
      };
      addEventListener('storage', hear);
      return { unsubscribe: () => removeEventListener('storage', hear) };
    },
  };
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  get(key: string): string | undefined {
    return this.#attempt(() => this.#storage.getItem(key)) ?? undefined;
  }

  set(key: string, value: string): void {
    const isKept = this.#attempt(() => {
      this.#storage.setItem(key, value);
      return true;
    });
    if (!isKept) this.remove(key); // An old value in the place of a dropped one would be a lie.
  }

  remove(key: string): void {
    this.#attempt(() => this.#storage.removeItem(key));
  }

  keys(prefix: string): readonly string[] {
    // Not `Object.keys`: it leaves out keys that are named like a method of `Storage`.
    const keys = this.#attempt(() => {
      const { length } = this.#storage;
      return Array.from({ length }, (_, index) => this.#storage.key(index) ?? '');
    });
    return keys?.filter((key) => key.startsWith(prefix)) ?? [];
  }

  /** Browsers throw for storage that is full, blocked or gone. */
  #attempt<Result>(use: () => Result): Result | undefined {
    try {
      return use();
    } catch {
      return undefined;
    }
  }
}
