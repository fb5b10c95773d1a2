import { attempt } from '../../domain/outside/attempt';
import type { KeyValueStorage } from '../../ports/key-value-storage';
import type { Stream } from '../../ports/stream';

/**
 * {@link KeyValueStorage} over the browser's `localStorage`. A value for which that has no room lasts as long
 * as the page: browsers throw for storage that is full, blocked or gone.
 */
export class LocalStorage implements KeyValueStorage {
  readonly changes$: Stream<string> = {
    subscribe: (next) => {
      const onStorage = ({ key, storageArea }: StorageEvent): void => {
        // When the storage is cleared, the event names no key.
        if (!key || storageArea !== this.#storage) return;
        this.#unkept.delete(key);
        next(key);
      };
      addEventListener('storage', onStorage);
      return { unsubscribe: () => removeEventListener('storage', onStorage) };
    },
  };
  readonly #storage: Storage;
  readonly #unkept = new Map<string, string>();

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  get(key: string): string | undefined {
    return this.#unkept.get(key) ?? attempt(() => this.#storage.getItem(key)) ?? undefined;
  }

  set(key: string, value: string): void {
    this.#unkept.delete(key);
    const isKept = attempt(() => {
      this.#storage.setItem(key, value);
      return true;
    });
    if (isKept) return;
    this.remove(key); // The old value would be wrong on the next page.
    this.#unkept.set(key, value);
  }

  remove(key: string): void {
    this.#unkept.delete(key);
    attempt(() => this.#storage.removeItem(key));
  }

  keys(prefix: string): readonly string[] {
    // Not `Object.keys`: it leaves out keys that are named like a method of `Storage`.
    const kept = attempt(() => {
      const { length } = this.#storage;
      return Array.from({ length }, (_, index) => this.#storage.key(index) ?? '');
    });
    return [...(kept ?? []), ...this.#unkept.keys()].filter((key) => key.startsWith(prefix));
  }
}
