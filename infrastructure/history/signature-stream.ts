import { WidgetError } from '../../domain/errors/widget-error';
import { entriesOf, fieldOf, parseEach, textOf } from '../../domain/outside/untrusted-record';
import type { RpcClient } from '../../ports/rpc-client';
import { wholeIn } from './evm-parts';
import type { HistoryPart, HistoryStream, StreamBatch } from './history-part';

/** How many signatures a question asks for. */
const PAGE_SIZE = 25;

const signaturePattern = /^[1-9A-HJ-NP-Za-km-z]{64,88}$/;

/** The signatures of the transactions that name `place`: an account of Solana, or a token account. */
export class SignatureStream implements HistoryStream {
  readonly #client: RpcClient;
  readonly #place: string;
  #before: string | undefined;
  #lowest = Infinity;
  #count = 0;

  constructor(client: RpcClient, place: string) {
    this.#client = client;
    this.#place = place;
  }

  async next(signal: AbortSignal | undefined): Promise<StreamBatch> {
    const before = this.#before !== undefined && { before: this.#before };
    const params = [this.#place, { commitment: 'confirmed', limit: PAGE_SIZE, ...before }];
    const answer = await this.#client.request(
      { method: 'getSignaturesForAddress', params },
      signal,
    );
    const items = entriesOf(answer, PAGE_SIZE);
    if (!items)
      throw new WidgetError('RPC_RESPONSE_INVALID', { reason: 'there are no signatures' });
    const parts = parseEach(items, (item) => this.#part(item));
    const last = textOf(items.at(-1), 'signature') ?? '';
    if (items.length < PAGE_SIZE || !signaturePattern.test(last)) return { parts, completeFrom: 0 };
    this.#before = last;
    // The rest of the lowest slot may be on the next page.
    this.#lowest = Math.min(this.#lowest, ...parts.map(({ height }) => height));
    return { parts, completeFrom: this.#lowest + 1 };
  }

  #part(item: unknown): HistoryPart | undefined {
    const hash = textOf(item, 'signature') ?? '';
    const height = wholeIn(fieldOf(item, 'slot'));
    if (!signaturePattern.test(hash) || height === undefined) return undefined;
    this.#count += 1;
    return { key: hash, hash, height, place: -this.#count, moves: [] };
  }
}
