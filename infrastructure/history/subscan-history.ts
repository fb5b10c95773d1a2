import { listOf, parseEach } from '../../domain/outside/untrusted-record';
import type { HistoryPart, HistoryStream, StreamBatch } from './history-part';
import type { AccountHistory } from './paged-history';
import type { SubscanClient } from './subscan-client';
import { extrinsicPart, heightOf, transferPart } from './subscan-items';
import type { TokenReader } from './token-reader';
import { noTime } from './transaction-of';

/** How many rows a question asks for. The API answers 100 at most. */
const PAGE_SIZE = 50;

/** The history of `account` at a service like Subscan: its extrinsics, and the transfers to and from it. */
export function subscanHistory(
  client: SubscanClient,
  tokens: TokenReader,
  account: string,
): AccountHistory {
  const list = (name: string, partOf: PartOf): HistoryStream =>
    new SubscanStream(client, name, account, partOf);
  return {
    streams: [list('extrinsics', extrinsicPart), list('transfers', transferPart)],
    facts: (token) => tokens.facts(token),
    timeOf: noTime,
  };
}

type PartOf = (item: unknown, account: string) => HistoryPart | undefined;

/** One list of Subscan, page by page. */
class SubscanStream implements HistoryStream {
  readonly #client: SubscanClient;
  readonly #name: string;
  readonly #account: string;
  readonly #partOf: PartOf;
  #page = 0;
  #lowest = Infinity;

  constructor(client: SubscanClient, name: string, account: string, partOf: PartOf) {
    this.#client = client;
    this.#name = name;
    this.#account = account;
    this.#partOf = partOf;
  }

  async next(signal: AbortSignal | undefined): Promise<StreamBatch> {
    const question = { address: this.#account, row: PAGE_SIZE, page: this.#page };
    const data = await this.#client.read(`/v2/scan/${this.#name}`, question, signal);
    // An empty list is `null`.
    const items = listOf(data, this.#name, PAGE_SIZE) ?? [];
    this.#page += 1;
    const parts = parseEach(items, (item) => this.#partOf(item, this.#account));
    if (items.length < PAGE_SIZE) return { parts, completeFrom: 0 };
    // The rest of the lowest block may be on the next page.
    this.#lowest = Math.min(this.#lowest, ...parseEach(items, heightOf));
    return { parts, completeFrom: this.#lowest + 1 };
  }
}
