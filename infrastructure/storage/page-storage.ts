import type { KeyValueStorage } from '../../ports/key-value-storage';
import { InMemoryStorage } from './in-memory-storage';
import { LocalStorage } from './local-storage';

const PROBE = '@appkit/probe';

/** The best storage this page has: `localStorage` where it keeps what it is given, memory elsewhere. */
export function pageStorage(): KeyValueStorage {
  try {
    // Reading the property alone throws where the browser blocks storage.
    const storage = new LocalStorage(globalThis.localStorage);
    storage.set(PROBE, '1');
    const isKept = storage.get(PROBE) === '1';
    storage.remove(PROBE);
    return isKept ? storage : new InMemoryStorage();
  } catch {
    return new InMemoryStorage();
  }
}
