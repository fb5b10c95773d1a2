import { WidgetError } from '../../domain/errors/widget-error';
import { fieldOf, listOf, textOf } from '../../domain/outside/untrusted-record';
import type { RpcClient } from '../../ports/rpc-client';
import { evmAddress, evmHash, sideOf } from './evm-parts';
import type { HistoryPart, HistoryStream, Move, PartHead, StreamBatch } from './history-part';
import { numberIn } from './transfer-log';

/** How many transactions a question asks for. A page contains whole blocks, so it may have more. */
const PAGE_SIZE = 25;

/** More than a node of Otterscan's API answers: the transactions of the last block are all in it. */
const TRANSACTIONS_MAX = 2000;
const APPROVE = '0x095ea7b3';
const quantity = /^0x[0-9a-f]{1,64}$/i;

/**
 * The transactions that `account` sent or received, by the Otterscan API of nodes: Erigon, Reth and anvil have it.
 */
export class OtterscanStream implements HistoryStream {
  readonly #client: RpcClient;
  readonly #account: string;

  /** The block of the last transaction; 0 stands for the newest. */
  #before = 0;

  constructor(client: RpcClient, account: string) {
    this.#client = client;
    this.#account = account;
  }

  async next(signal: AbortSignal | undefined): Promise<StreamBatch> {
    const params = [this.#account, this.#before, PAGE_SIZE];
    const method = 'ots_searchTransactionsBefore';
    const answer = await this.#client.request({ method, params }, signal);
    const transactions = listOf(answer, 'txs', TRANSACTIONS_MAX);
    const receipts = listOf(answer, 'receipts', TRANSACTIONS_MAX);
    if (!transactions || !receipts) {
      throw new WidgetError('RPC_RESPONSE_INVALID', { reason: 'the search has no transactions' });
    }
    const heights = transactions.flatMap((each) => numberIn(each, 'blockNumber') ?? []);
    const lowest = Math.min(...heights);
    const isLast = fieldOf(answer, 'lastPage') === true || heights.length === 0;
    this.#before = lowest;
    const parts = transactions.flatMap((each, at) => this.#part(each, receipts[at]) ?? []);
    return { parts, completeFrom: isLast ? 0 : lowest };
  }

  #part(transaction: unknown, receipt: unknown): HistoryPart | undefined {
    const hash = evmHash(fieldOf(transaction, 'hash'));
    const height = numberIn(transaction, 'blockNumber');
    const sentFrom = evmAddress(fieldOf(transaction, 'from'));
    const made = evmAddress(fieldOf(receipt, 'contractAddress'));
    const sentTo = evmAddress(fieldOf(transaction, 'to')) ?? made ?? '';
    const seconds = numberIn(receipt, 'timestamp');
    const status = numberIn(receipt, 'status');
    const isOfIt = evmHash(fieldOf(receipt, 'transactionHash')) === hash;
    const side = sideOf(this.#account, sentFrom ?? '', sentTo);
    if (!hash || height === undefined || !sentFrom || !isOfIt || !side) return undefined;
    const value = textOf(transaction, 'value') ?? '';
    const units = quantity.test(value) ? BigInt(value) : 0n;
    const moves: readonly Move[] = units > 0n ? [{ kind: 'fungible', units, ...side }] : [];
    const head: PartHead = {
      status: status === 0 ? 'failed' : 'confirmed',
      sentFrom,
      sentTo,
      operationType: operationOf(transaction, made),
      hasLogsAlone: true,
    };
    const place = numberIn(transaction, 'transactionIndex') ?? 0;
    const minedAt = seconds !== undefined && { minedAtMs: seconds * 1000 };
    return { key: hash, hash, height, place, head, moves, ...minedAt };
  }
}

function operationOf(transaction: unknown, made: string | undefined): string {
  if (made !== undefined) return 'deploy';
  return textOf(transaction, 'input')?.startsWith(APPROVE) ? 'approve' : 'execute';
}
