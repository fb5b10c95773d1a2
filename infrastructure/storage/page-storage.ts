import { attempt } from '../../domain/outside/attempt';
import type { KeyValueStorage } from '../../ports/key-value-storage';
import { InMemoryStorage } from './in-memory-storage';
import { LocalStorage } from './local-storage';

/** The best storage this page has: `localStorage` where it can be read, memory elsewhere. */
export function pageStorage(): KeyValueStorage {
  const stored = attempt(() => {
    // Even reading the property throws where the browser blocks storage.
    const { localStorage } = globalThis;
    localStorage.getItem('');
    return new LocalStorage(localStorage);
  });
  return stored ?? new InMemoryStorage();
}
