import type { KeyValueStorage } from '../../ports/key-value-storage';
import { InMemoryStorage } from './in-memory-storage';
import { LocalStorage } from './local-storage';

/** The best storage this page has: `localStorage` where it can be read, memory elsewhere. */
export function pageStorage(): KeyValueStorage {
  try {
    // Even reading the property throws where the browser blocks storage.
    const { localStorage } = globalThis;
    localStorage.getItem('');
    return new LocalStorage(localStorage);
  } catch {
    return new InMemoryStorage();
  }
}
