import type { Network } from '../../domain/network/network';
import {
  booleanOf,
  entriesOf,
  fieldOf,
  listOf,
  numberOf,
  parseEach,
  textOf,
} from '../../domain/outside/untrusted-record';
import type { EsploraClient } from '../chains/bip122/esplora-client';
import { type BitcoinMove, type MovedCoins, movedCoins } from './bitcoin-move';
import { wholeIn } from './evm-parts';
import type { HistoryPart, HistoryStream, StreamBatch } from './history-part';

/** A server of Esplora answers 50 that wait and 25 that are part of the chain. */
const TRANSACTIONS_MAX = 200;

/** The height of a transaction that waits: above every block. */
const WAITING_HEIGHT = Number.MAX_SAFE_INTEGER;

const txidPattern = /^[0-9a-f]{64}$/;

/** The transactions of `account` at an Esplora API, also those that are not part of the chain yet. */
export class BitcoinStream implements HistoryStream {
  readonly #account: string;
  readonly #esplora: EsploraClient;
  readonly #network: Network;
  readonly #now: () => number;
  #last: string | undefined;
  #lowest = Infinity;
  #count = 0;

  constructor(esplora: EsploraClient, network: Network, account: string, now: () => number) {
    this.#esplora = esplora;
    this.#network = network;
    this.#account = account;
    this.#now = now;
  }

  async next(signal: AbortSignal | undefined): Promise<StreamBatch> {
    const list = `/address/${encodeURIComponent(this.#account)}/txs`;
    const path = this.#last === undefined ? list : `${list}/chain/${this.#last}`;
    const read = (answer: unknown): readonly unknown[] | undefined =>
      entriesOf(answer, TRANSACTIONS_MAX);
    const items = await this.#esplora.read(this.#network, path, read, signal);
    const parts = parseEach(items, (item) => this.#part(item));
    const mined = items.filter((item) => booleanOf(fieldOf(item, 'status'), 'confirmed') === true);
    const last = textOf(mined.at(-1), 'txid') ?? '';
    if (!txidPattern.test(last)) return { parts, completeFrom: 0 };
    this.#last = last;
    // The rest of the lowest block may be on the next page.
    this.#lowest = Math.min(this.#lowest, ...parseEach(mined, heightIn));
    return { parts, completeFrom: this.#lowest + 1 };
  }

  #part(item: unknown): HistoryPart | undefined {
    const hash = textOf(item, 'txid') ?? '';
    const isMined = booleanOf(fieldOf(item, 'status'), 'confirmed');
    const seconds = wholeIn(fieldOf(fieldOf(item, 'status'), 'block_time'));
    const height = isMined ? heightIn(item) : WAITING_HEIGHT;
    const minedAtMs = isMined ? seconds && seconds * 1000 : this.#now();
    const moved = movedCoins(coinsIn(item), this.#account);
    if (!txidPattern.test(hash) || isMined === undefined || !moved) return undefined;
    if (height === undefined || minedAtMs === undefined) return undefined;
    // Of one block the order of the list is the best that is known.
    this.#count += 1;
    return {
      key: hash,
      hash,
      height,
      place: -this.#count,
      minedAtMs,
      head: headOf(moved, isMined),
      moves: [moved.move],
    };
  }
}

function headOf({ from, to }: BitcoinMove, isMined: boolean): NonNullable<HistoryPart['head']> {
  const status = isMined ? 'confirmed' : 'pending';
  return { status, sentFrom: from, sentTo: to, operationType: 'send' };
}

function heightIn(item: unknown): number | undefined {
  return wholeIn(fieldOf(fieldOf(item, 'status'), 'block_height'));
}

/** The coins that a transaction spends and makes; `undefined` for one that does not say all of them. */
function coinsIn(item: unknown): MovedCoins | undefined {
  const [inputs, outputs] = [listOf(item, 'vin'), listOf(item, 'vout')];
  const fee = wholeIn(fieldOf(item, 'fee'));
  if (!inputs || !outputs || fee === undefined) return undefined;
  // A new coin of a block spends none.
  const earlier = inputs.filter((input) => booleanOf(input, 'is_coinbase') !== true);
  const spent = parseEach(earlier, (input) => coinIn(fieldOf(input, 'prevout')));
  const made = parseEach(outputs, coinIn);
  const isWhole = spent.length === earlier.length && made.length === outputs.length;
  return isWhole ? { spent, made, fee: BigInt(fee) } : undefined;
}

function coinIn(output: unknown): MovedCoins['made'][number] | undefined {
  const units = numberOf(output, 'value');
  if (units === undefined || !Number.isSafeInteger(units) || units < 0) return undefined;
  return { address: textOf(output, 'scriptpubkey_address') ?? '', units: BigInt(units) };
}
