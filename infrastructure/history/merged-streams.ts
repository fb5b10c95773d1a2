import type { FoundTransaction, HistoryPart, HistoryStream, StreamBatch } from './history-part';

/** How many requests to each stream one page may take. A page may then have fewer rows, and a next page. */
const ROUNDS_MAX = 3;

/** One stream, and how far it has come. */
interface Followed {
  readonly stream: HistoryStream;
  completeFrom: number;
}

/**
 * Several lists of one account as one: each transaction once, with its parts of all lists, the latest first. Holds a
 * transaction back until every list has come as far.
 *
 * Trusts no order: a part that a list delivers too late is dropped, and a list that does not move on has ended.
 */
export class MergedStreams {
  readonly #followed: readonly Followed[];
  readonly #seen = new Set<string>();
  #waiting: readonly HistoryPart[] = [];

  constructor(streams: readonly HistoryStream[]) {
    this.#followed = streams.map((stream) => ({ stream, completeFrom: Infinity }));
  }

  /** Whether there may be more. */
  get hasMore(): boolean {
    return this.#waiting.length > 0 || this.#floor > 0;
  }

  /**
   * The next transactions, `size` of them or fewer.
   *
   * @throws what the streams throw.
   */
  async next(size: number, signal?: AbortSignal): Promise<readonly FoundTransaction[]> {
    for (let round = 0; round < ROUNDS_MAX; round += 1) {
      if (this.#floor === 0 || this.#ready().length >= size) break;
      await this.#advance(signal);
      signal?.throwIfAborted();
    }
    const found = this.#ready().slice(0, size);
    const taken = new Set(found.map(({ hash }) => hash));
    this.#waiting = this.#waiting.filter(({ hash }) => !taken.has(hash));
    return found;
  }

  /** The height down to which every stream is complete. */
  get #floor(): number {
    return Math.max(...this.#followed.map(({ completeFrom }) => completeFrom));
  }

  /** Asks the streams that hold the others back: first those that page, then those that search ranges. */
  async #advance(signal: AbortSignal | undefined): Promise<void> {
    const floor = this.#floor;
    const behind = this.#followed.filter(({ completeFrom }) => completeFrom === floor);
    const paged = behind.filter(({ stream }) => !stream.isRanged);
    await Promise.all(paged.map((each) => this.#pull(each, signal)));
    const ranged = behind.filter(({ stream }) => stream.isRanged);
    for (const each of ranged) await this.#pull(each, signal);
  }

  async #pull(each: Followed, signal: AbortSignal | undefined): Promise<void> {
    const others = this.#followed.filter((other) => other !== each);
    const wanted = Math.min(...others.map(({ completeFrom }) => completeFrom));
    const before = each.completeFrom;
    const batch = await each.stream.next(signal, wanted);
    const fresh = this.#freshIn(batch, before);
    const isStuck = fresh.length === 0 && batch.completeFrom >= before;
    each.completeFrom = isStuck ? 0 : Math.min(before, batch.completeFrom);
    this.#waiting = [...this.#waiting, ...fresh];
  }

  #freshIn({ parts }: StreamBatch, before: number): readonly HistoryPart[] {
    return parts.filter(({ height, key }) => {
      if (height >= before || this.#seen.has(key)) return false;
      this.#seen.add(key);
      return true;
    });
  }

  /** The transactions that no stream can add to any more, the latest first. */
  #ready(): readonly FoundTransaction[] {
    const byHash = new Map<string, HistoryPart[]>();
    for (const part of this.#waiting) {
      if (part.height < this.#floor) continue;
      const parts = byHash.get(part.hash);
      if (parts) parts.push(part);
      else byHash.set(part.hash, [part]);
    }
    return [...byHash]
      .map(([hash, parts]) => ({ hash, parts, height: Math.max(...parts.map((p) => p.height)) }))
      .sort(laterFirst);
  }
}

/** Of one block: by the place in it as far as it is known, and those first that are known themselves. */
function laterFirst(one: FoundTransaction, other: FoundTransaction): number {
  const place = placeOf(other) - placeOf(one);
  return other.height - one.height || place || (one.hash < other.hash ? -1 : 1);
}

/** A transaction of which only a movement is known comes behind those that are known themselves. */
function placeOf({ parts }: FoundTransaction): number {
  return parts.find(({ head }) => head)?.place ?? (parts[0]?.place ?? 0) - 0.5;
}
