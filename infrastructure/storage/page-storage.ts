import { attempt } from '../../domain/outside/attempt';
import type { KeyValueStorage } from '../../ports/key-value-storage';
import { InMemoryStorage } from './in-memory-storage';
import { WebStorage } from './web-storage';

/** The best storage this page has: the browser's where it can be read, memory elsewhere. */
export function pageStorage(): KeyValueStorage {
  const stored = attempt(() => {
    // Even reading a property throws where the browser blocks storage.
    const { localStorage, sessionStorage } = globalThis;
    localStorage.getItem('');
    return new WebStorage(localStorage, new WebStorage(sessionStorage));
  });
  return stored ?? new InMemoryStorage();
}
