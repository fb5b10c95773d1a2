import { type ConsoleEntry, type EntryText, hashOfEntry } from '../../domain/console-entry';
import type { LogHead, StoredEntry } from '../../ports/console-log';
import type { Store, Stored } from '../../ports/store';

const PAGE = 500;
const MOST_SHOWN = 50;

export interface ConsoleLogDeps {
  readonly store: Pick<Store, 'consoleLog' | 'transaction'>;
  readonly now: () => number;
}

/** What a look at the whole log has found. */
export type Verification =
  | { readonly kind: 'whole'; readonly head: LogHead }
  | { readonly kind: 'broken'; readonly number: number; readonly why: string };

/** The console's log: each entry names the hash of the one before, so that none can be changed, dropped or moved unseen. */
export class ConsoleLog {
  readonly #deps: ConsoleLogDeps;

  constructor(deps: ConsoleLogDeps) {
    this.#deps = deps;
  }

  /** Adds an entry alone. */
  async append(text: EntryText): Promise<void> {
    await this.#deps.store.transaction((stored) => this.appendTo(stored, text));
  }

  /**
   * Adds an entry together with what it is about.
   *
   * @param stored Of a transaction: no two entries are then added at a time, and the number is a key besides.
   */
  async appendTo({ consoleLog }: Pick<Stored, 'consoleLog'>, text: EntryText): Promise<void> {
    const last = await consoleLog.last();
    const { about, act, operator, reason } = text;
    const number = (last?.number ?? 0) + 1;
    const timeMs = this.#deps.now();
    const entry = { number, timeMs, operator, act, about, reason, before: last?.hash ?? '' };
    await consoleLog.add({ ...entry, hash: hashOfEntry(entry) });
  }

  /** The latest entries, or those before one. */
  async page(before = Number.MAX_SAFE_INTEGER): Promise<readonly StoredEntry[]> {
    return this.#deps.store.consoleLog.before(before, MOST_SHOWN);
  }

  /**
   * Reads the whole log.
   *
   * @param told Heads that were told outside, besides those that the database has itself: only they show that the whole log was
   *   written anew, or that its end is missing.
   */
  async verify(told: readonly LogHead[] = []): Promise<Verification> {
    const { consoleLog } = this.#deps.store;
    const heads = [...told, ...(await consoleLog.heads())];
    const missing = new Map(heads.map((head) => [`${head.number}:${head.hash}`, head]));
    let last: LogHead = { number: 0, hash: '' };
    for (;;) {
      const entries = await consoleLog.after(last.number, PAGE);
      for (const entry of entries) {
        const why = whyBroken(entry, last);
        if (why !== undefined) return { kind: 'broken', number: last.number + 1, why };
        const other = heads.find(
          ({ hash, number }) => number === entry.number && hash !== entry.hash,
        );
        if (other)
          return { kind: 'broken', number: entry.number, why: 'is not what was told outside' };
        missing.delete(`${entry.number}:${entry.hash}`);
        last = entry;
      }
      if (entries.length < PAGE) break;
    }
    const [gone] = missing.values();
    if (gone)
      return { kind: 'broken', number: gone.number, why: 'is missing, and was told outside' };
    return { kind: 'whole', head: { number: last.number, hash: last.hash } };
  }
}

function whyBroken(entry: StoredEntry, last: LogHead): string | undefined {
  if (entry.number !== last.number + 1) return 'is missing';
  // Whatever was written in the column of the act is a part of what is hashed.
  if (hashOfEntry(entry as ConsoleEntry) !== entry.hash) return 'was changed';
  return entry.before === last.hash ? undefined : 'does not follow the one before it';
}
