import { abortable } from '../../domain/abort/abortable';
import { WidgetError } from '../../domain/errors/widget-error';
import type { HistoryReach } from '../../domain/transaction/history-reach';
import type { TransactionPage } from '../../domain/transaction/transaction';
import type { TransactionQuery, TransactionSource } from '../../ports/transaction-source';
import type { FoundTransaction, HistoryStream } from './history-part';
import { MergedStreams } from './merged-streams';
import { type ChainKnowledge, transactionOf } from './transaction-of';

/** How many rows a page has, at most. */
const PAGE_SIZE = 25;

/** How many histories can be paged on at a time. */
const OPEN_MAX = 4;

/** The lists of one account, and what the chain says about what they leave open. */
export interface AccountHistory extends ChainKnowledge {
  readonly streams: readonly HistoryStream[];

  /** The parts of a transaction, where the streams only name it; `undefined` for one that cannot be read. */
  detail?(found: FoundTransaction): Promise<FoundTransaction | undefined>;

  /** How far back the streams have looked, where they cannot know the whole history. */
  reach?(): HistoryReach | undefined;
}

/** A history that is being paged. */
interface OpenHistory {
  readonly caipAddress: string;
  readonly history: AccountHistory;
  readonly merged: MergedStreams;
}

/** Starts to read the history of the account in the question. */
export type BeginHistory = (query: TransactionQuery) => Promise<AccountHistory>;

/**
 * A {@link TransactionSource} over lists that are read in turn. Its cursors stand for what has been read, and end with
 * the page.
 */
export class PagedHistory implements TransactionSource {
  readonly #begin: BeginHistory;
  readonly #open = new Map<string, OpenHistory>();
  #count = 0;

  constructor(begin: BeginHistory) {
    this.#begin = begin;
  }

  async page(query: TransactionQuery, signal?: AbortSignal): Promise<TransactionPage> {
    signal?.throwIfAborted();
    return abortable(this.#read(query, signal), signal);
  }

  async #read(query: TransactionQuery, signal?: AbortSignal): Promise<TransactionPage> {
    const open = await this.#opened(query);
    const { history, merged } = open;
    const found = await merged.next(PAGE_SIZE, signal);
    const { network } = query;
    const read = await Promise.all(
      found.map(async (each) => {
        const whole = history.detail ? await history.detail(each) : each;
        return whole && transactionOf(whole, network, history);
      }),
    );
    const reach = history.reach?.();
    return {
      transactions: read.flatMap((transaction) => transaction ?? []),
      ...(merged.hasMore && { next: this.#keep(open) }),
      ...(reach && { reach }),
    };
  }

  async #opened(query: TransactionQuery): Promise<OpenHistory> {
    const { address, cursor, network } = query;
    const caipAddress = `${network.caipNetworkId}:${address}`;
    if (cursor === undefined) {
      const history = await this.#begin(query);
      return { caipAddress, history, merged: new MergedStreams(history.streams) };
    }
    const open = this.#open.get(cursor);
    if (open?.caipAddress !== caipAddress) {
      throw new WidgetError('SERVICE_RESPONSE_INVALID', { reason: 'the cursor is not known' });
    }
    this.#open.delete(cursor);
    return open;
  }

  #keep(open: OpenHistory): string {
    this.#count += 1;
    const cursor = String(this.#count);
    this.#open.set(cursor, open);
    const [oldest] = this.#open.keys();
    if (this.#open.size > OPEN_MAX && oldest !== undefined) this.#open.delete(oldest);
    return cursor;
  }
}
