import type { Stream } from './stream';
import { createToken } from './token';

/**
 * Strings that outlive the page.
 *
 * Storage is a cache, never a source of truth: it may be full, blocked by the browser or wiped by the user at
 * any time. An adapter therefore never throws. A value that cannot be stored replaces the one before for as
 * long as the page lasts, at most.
 */
export interface KeyValueStorage {
  /** The value last written under `key`, or `undefined`. */
  get(key: string): string | undefined;

  /** Writes `value` under `key`, replacing what was there. */
  set(key: string, value: string): void;

  /** Forgets `key`. Forgetting an unknown key does nothing. */
  remove(key: string): void;

  /** The stored keys that start with `prefix`, in no particular order. */
  keys(prefix: string): readonly string[];

  /**
   * The keys that other pages write or remove in the same storage, each after it happened. Does not report
   * this page's own changes, nor a wipe of the whole storage, which names no key. Absent where no other page
   * can reach the storage.
   */
  readonly changes$?: Stream<string>;

  /**
   * What lasts as long as this tab, also when the page is loaded again, and is out of reach for other tabs. Absent
   * where there is no such storage.
   */
  readonly tab?: KeyValueStorage | undefined;
}

export const KeyValueStorage = createToken<KeyValueStorage>('KeyValueStorage');
