import type { Stream } from './stream';
import { createToken } from './token';

/**
 * Strings that outlive the page.
 *
 * Storage is a cache, never a source of truth: it may be full, blocked by the browser or wiped
 * by the user at any time. An adapter therefore never throws. A write that cannot be kept lasts
 * as long as the page at most, and takes the value before it along.
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
   * The keys that other pages write or remove in the same storage, each after it happened. What this
   * page does itself is not told, and neither is a wipe of everything: it says nothing about any key.
   * Absent where no other page can reach the storage.
   */
  readonly changes$?: Stream<string>;
}

export const KeyValueStorage = createToken<KeyValueStorage>('KeyValueStorage');
