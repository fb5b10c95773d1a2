import { parseEach } from '../../domain/outside/untrusted-record';
import type { BlockscoutClient, BlockscoutCursor } from '../blockscout/blockscout-client';
import type { AccountHistory } from './paged-history';
import { heightOf, transactionPart, transferPart } from './blockscout-items';
import type { HistoryPart, HistoryStream, StreamBatch } from './history-part';
import { noTime } from './transaction-of';

/** The history of `account` at an instance of Blockscout: its transactions, and the transfers of tokens to and from it. */
export function blockscoutHistory(client: BlockscoutClient, account: string): AccountHistory {
  const list = (name: string, partOf: PartOf): HistoryStream =>
    new BlockscoutStream(client, `/addresses/${account}/${name}`, (item) => partOf(item, account));
  return {
    streams: [list('transactions', transactionPart), list('token-transfers', transferPart)],
    // The service names the facts and the times itself.
    facts: async () => ({}),
    timeOf: noTime,
  };
}

type PartOf = (item: unknown, account: string) => HistoryPart | undefined;

/** One list of Blockscout, page by page. */
class BlockscoutStream implements HistoryStream {
  readonly #client: BlockscoutClient;
  readonly #path: string;
  readonly #partOf: (item: unknown) => HistoryPart | undefined;
  #cursor: BlockscoutCursor | undefined;
  #lowest = Infinity;

  constructor(
    client: BlockscoutClient,
    path: string,
    partOf: (item: unknown) => HistoryPart | undefined,
  ) {
    this.#client = client;
    this.#path = path;
    this.#partOf = partOf;
  }

  async next(signal: AbortSignal | undefined): Promise<StreamBatch> {
    const { items, next } = await this.#client.page(this.#path, this.#cursor, signal);
    this.#cursor = next;
    const parts = parseEach(items, this.#partOf);
    if (!next) return { parts, completeFrom: 0 };
    // The rest of the lowest block may be on the next page.
    this.#lowest = Math.min(this.#lowest, ...parseEach(items, heightOf));
    return { parts, completeFrom: this.#lowest + 1 };
  }
}
