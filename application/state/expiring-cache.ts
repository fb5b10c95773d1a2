import type { Scope } from '../scope/scope';
import { fieldOf, isUntrustedRecord, numberOf } from '../../domain/outside/untrusted-record';
import type { StoredValues } from './stored-values';

/** The entries of an {@link ExpiringCache}, their lifetime, and their stored form. */
export interface CacheFormat<Value> {
  /** The name that its entries are stored under. */
  readonly name: string;

  /** How long an entry is valid. */
  readonly lifeMs: number;

  /** The entry in a form that JSON can hold. */
  readonly encode: (value: Value) => unknown;

  /** The entry in `stored`, or `undefined` where there is none. */
  readonly decode: (stored: unknown) => Value | undefined;
}

export interface ExpiringCacheDeps<Value> {
  readonly scope: Pick<Scope, 'clock'>;
  readonly stored: StoredValues;
  readonly format: CacheFormat<Value>;
}

/** The version of the stored form. Another version counts as nothing stored. */
const VERSION = 1;

/** A visitor has few accounts: more entries than this would only fill the storage of the site. */
const MAX_ENTRIES = 64;

interface Entry<Value> {
  readonly value: Value;
  readonly timestamp: number;
}

/**
 * Answers that are valid for a while, kept between pages under the key of their account, network or name, so
 * that an answer never belongs to another key. An entry that does not parse is dropped, the others stay.
 */
export class ExpiringCache<Value> {
  readonly #deps: ExpiringCacheDeps<Value>;

  constructor(deps: ExpiringCacheDeps<Value>) {
    this.#deps = deps;
  }

  /** The answer for `key`, or `undefined` where none is fresh. */
  read(key: string): Value | undefined {
    return this.#freshEntries().get(key)?.value;
  }

  /** When the fresh answer for `key` was kept. */
  keptAt(key: string): number | undefined {
    return this.#freshEntries().get(key)?.timestamp;
  }

  /** Keeps `value` for `key`, and drops expired entries. */
  write(key: string, value: Value): void {
    const entries = this.#freshEntries();
    entries.delete(key);
    entries.set(key, { value, timestamp: this.#deps.scope.clock.now() });
    this.#store([...entries].slice(-MAX_ENTRIES));
  }

  /** Drops the answer for `key`, so that it is requested again. */
  forget(key: string): void {
    const entries = this.#freshEntries();
    if (entries.delete(key)) this.#store([...entries]);
  }

  #freshEntries(): Map<string, Entry<Value>> {
    const { format, scope, stored } = this.#deps;
    const record = stored.json(format.name);
    const entries = fieldOf(record, 'version') === VERSION ? fieldOf(record, 'entries') : undefined;
    if (!isUntrustedRecord(entries)) return new Map();
    const now = scope.clock.now();
    return new Map(
      Object.entries(entries).flatMap(([key, entry]) => {
        const timestamp = numberOf(entry, 'timestamp');
        if (timestamp === undefined || !isFresh(timestamp, now, format.lifeMs)) return [];
        const value = format.decode(fieldOf(entry, 'value'));
        return value === undefined ? [] : [[key, { value, timestamp }] as const];
      }),
    );
  }

  #store(entries: readonly (readonly [string, Entry<Value>])[]): void {
    const { format, stored } = this.#deps;
    stored.setJson(format.name, {
      version: VERSION,
      entries: Object.fromEntries(
        entries.map(([key, { value, timestamp }]) => [
          key,
          { value: format.encode(value), timestamp },
        ]),
      ),
    });
  }
}

/** A time in the future does not count as fresh, because the clock was set. */
function isFresh(timestamp: number, now: number, lifeMs: number): boolean {
  return timestamp <= now && now - timestamp < lifeMs;
}
