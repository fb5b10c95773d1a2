import { attempt } from '../../domain/outside/attempt';
import type { KeyValueStorage } from '../../ports/key-value-storage';
import type { Stream } from '../../ports/stream';
import { InMemoryStorage } from './in-memory-storage';

/**
 * {@link KeyValueStorage} over the browser's `localStorage` or `sessionStorage`. A value for which that has no room stays in
 * memory, as long as the page: browsers throw for storage that is full, blocked or gone.
 */
export class WebStorage extends InMemoryStorage implements KeyValueStorage {
  readonly changes$: Stream<string> = {
    subscribe: (next) => {
      const onStorage = ({ key, storageArea }: StorageEvent): void => {
        // When the storage is cleared, the event names no key.
        if (!key || storageArea !== this.#storage) return;
        super.remove(key);
        next(key);
      };
      addEventListener('storage', onStorage);
      return { unsubscribe: () => removeEventListener('storage', onStorage) };
    },
  };
  declare readonly tab: KeyValueStorage | undefined;
  readonly #storage: Storage;

  constructor(storage: Storage, tab?: KeyValueStorage) {
    super();
    this.#storage = storage;
    this.tab = tab;
  }

  override get(key: string): string | undefined {
    return super.get(key) ?? attempt(() => this.#storage.getItem(key)) ?? undefined;
  }

  override set(key: string, value: string): void {
    super.remove(key);
    const isKept = attempt(() => {
      this.#storage.setItem(key, value);
      return true;
    });
    if (isKept) return;
    this.remove(key); // The old value would be wrong on the next page.
    super.set(key, value);
  }

  override remove(key: string): void {
    super.remove(key);
    attempt(() => this.#storage.removeItem(key));
  }

  override keys(prefix: string): readonly string[] {
    // Not `Object.keys`: it leaves out keys that are named like a method of `Storage`.
    const kept = attempt(() =>
      Array.from({ length: this.#storage.length }, (_, index) => this.#storage.key(index) ?? ''),
    );
    return [...(kept ?? []), ...super.keys('')].filter((key) => key.startsWith(prefix));
  }
}
