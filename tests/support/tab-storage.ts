import { Subject } from 'rxjs';
import { InMemoryStorage } from '../../infrastructure/storage/in-memory-storage';
import type { KeyValueStorage } from '../../ports/key-value-storage';
import type { Stream } from '../../ports/stream';

/** Storage that the tabs of one browser share: each is notified of the others' writes, and not of its own. */
export class SharedStorage {
  readonly #values = new InMemoryStorage();
  readonly #writes = new Subject<{ readonly key: string; readonly by: KeyValueStorage }>();
  #writeCount = 0;

  /** How many changes there were, to notice tabs that follow one another for ever. */
  get writeCount(): number {
    return this.#writeCount;
  }

  /** The storage from the view of one more tab. */
  tab(): KeyValueStorage {
    const values = this.#values;
    const changes$: Stream<string> = {
      subscribe: (next) =>
        this.#writes.subscribe(({ key, by }) => {
          if (by !== tab) next(key);
        }),
    };
    const change = (key: string, write: () => void): void => {
      const before = values.get(key);
      write();
      if (values.get(key) === before) return; // As in browsers, a write without a change causes no event.
      this.#writeCount += 1;
      this.#writes.next({ key, by: tab });
    };
    const tab: KeyValueStorage = {
      get: (key) => values.get(key),
      set: (key, value) => change(key, () => values.set(key, value)),
      remove: (key) => change(key, () => values.remove(key)),
      keys: (prefix) => values.keys(prefix),
      changes$,
    };
    return tab;
  }

  /** Removes everything at once without an event, like a visitor who clears a site's data. */
  wipe(): void {
    for (const key of this.#values.keys('')) this.#values.remove(key);
  }
}
