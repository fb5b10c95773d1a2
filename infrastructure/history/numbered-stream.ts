import { parseEach } from '../../domain/outside/untrusted-record';
import type { HistoryPart, HistoryStream, StreamBatch } from './history-part';

/** A list of a service whose pages have numbers, and how its items are read. */
export interface NumberedList {
  readonly pageSize: number;

  /** The items of a page, as the service answers them. */
  read(page: number, signal: AbortSignal | undefined): Promise<readonly unknown[]>;
  readonly partOf: (item: unknown) => HistoryPart | undefined;

  /** The height of any item, also of one that is left out. */
  readonly heightOf: (item: unknown) => number | undefined;
}

/** A {@link NumberedList}, page by page. */
export class NumberedStream implements HistoryStream {
  readonly #list: NumberedList;
  #page = 0;
  #lowest = Infinity;

  constructor(list: NumberedList) {
    this.#list = list;
  }

  async next(signal: AbortSignal | undefined): Promise<StreamBatch> {
    const { heightOf, pageSize, partOf } = this.#list;
    const items = await this.#list.read(this.#page, signal);
    this.#page += 1;
    const parts = parseEach(items, partOf);
    if (items.length < pageSize) return { parts, completeFrom: 0 };
    // The rest of the lowest block may be on the next page.
    this.#lowest = Math.min(this.#lowest, ...parseEach(items, heightOf));
    return { parts, completeFrom: this.#lowest + 1 };
  }
}
