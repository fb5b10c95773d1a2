import type { KeyValueStorage } from '../../ports/key-value-storage';

/** The SDK's storage for its keys, pairings and sessions. */
export interface SdkStorage {
  getKeys(): Promise<string[]>;
  getEntries<T>(): Promise<[string, T][]>;
  getItem<T>(key: string): Promise<T | undefined>;
  setItem<T>(key: string, value: T): Promise<void>;
  removeItem(key: string): Promise<void>;
}

/** The prefix of every key of the SDK. */
const PREFIX = 'wc@2:';

/** Lets the SDK use the widget's storage instead of a database of its own. */
export function sdkStorageOver(storage: KeyValueStorage): SdkStorage {
  const read = (key: string): unknown => {
    const text = storage.get(key);
    if (text === undefined) return undefined;
    try {
      return JSON.parse(text);
    } catch {
      return undefined; // Not written by the widget, so it counts as absent.
    }
  };
  return {
    getKeys: async () => [...storage.keys(PREFIX)],
    getEntries: async <T>() =>
      storage.keys(PREFIX).map((key): [string, T] => [key, read(key) as T]),
    getItem: async <T>(key: string) => read(key) as T | undefined,
    setItem: async (key, value) => storage.set(key, JSON.stringify(value)),
    removeItem: async (key) => storage.remove(key),
  };
}
