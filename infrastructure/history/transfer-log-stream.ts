import { isWidgetError, WidgetError } from '../../domain/errors/widget-error';
import { entriesOf, parseEach } from '../../domain/outside/untrusted-record';
import type { RpcClient } from '../../ports/rpc-client';
import type { HistoryPart, HistoryStream, StreamBatch } from './history-part';
import { logPart, transferTopics } from './transfer-log';

/** The blocks of the first question. Many public nodes refuse more. */
const WINDOW_BLOCKS = 10_000;
const WINDOW_MIN = 100;
const WINDOW_MAX = 160_000;

/** Of more logs in one answer, the widget reads again with fewer blocks. */
const LOGS_MAX = 2000;

/**
 * The transfers of tokens to and from `account`, by the logs of the chain, in ranges of blocks from the newest one
 * backwards. Nodes limit the range: it shrinks where a node refuses it, and grows where it does not.
 */
export class TransferLogStream implements HistoryStream {
  readonly isRanged = true;
  readonly #client: RpcClient;
  readonly #account: string;
  readonly #topics: readonly (readonly unknown[])[];
  #window = WINDOW_BLOCKS;

  /** The height above which everything has been searched. */
  #searchedFrom: number;

  constructor(client: RpcClient, account: string, head: number) {
    this.#client = client;
    this.#account = account;
    this.#topics = transferTopics(account);
    this.#searchedFrom = head + 1;
  }

  /** The oldest block that was searched. */
  get searchedFrom(): number {
    return this.#searchedFrom;
  }

  async next(signal: AbortSignal | undefined, wanted: number): Promise<StreamBatch> {
    const to = this.#searchedFrom - 1;
    if (to < 0) return { parts: [], completeFrom: 0 };
    const isBounded = wanted < to;
    const whole = isBounded ? await this.#tryRange(wanted, to, signal) : undefined;
    const { from, parts } = whole ?? (await this.#windowDownTo(to, signal));
    this.#searchedFrom = from;
    return { parts, completeFrom: from };
  }

  /** As many blocks up to `to` as the node answers at once. */
  async #windowDownTo(to: number, signal: AbortSignal | undefined): Promise<FoundRange> {
    for (;;) {
      const from = Math.max(0, to - this.#window + 1);
      const found = await this.#tryRange(from, to, signal);
      if (found) {
        this.#window = Math.min(WINDOW_MAX, this.#window * 2);
        return found;
      }
      if (this.#window <= WINDOW_MIN) {
        throw new WidgetError('RPC_RESPONSE_INVALID', { reason: 'the node gives no logs' });
      }
      this.#window = Math.max(WINDOW_MIN, Math.floor(this.#window / 4));
    }
  }

  /** The transfers in a range of blocks; `undefined` where the node refuses it, or answers more than is read. */
  async #tryRange(
    from: number,
    to: number,
    signal: AbortSignal | undefined,
  ): Promise<FoundRange | undefined> {
    const range = { fromBlock: hex(from), toBlock: hex(to) };
    try {
      const answers = await Promise.all(
        this.#topics.map((topics) =>
          this.#client.request({ method: 'eth_getLogs', params: [{ ...range, topics }] }, signal),
        ),
      );
      const lists = answers.map((answer) => logsIn(answer));
      const isTooMany = lists.some((logs) => logs.length > LOGS_MAX);
      if (isTooMany && to - from >= WINDOW_MIN) return undefined;
      const parts = lists.flatMap((logs) => parseEach(logs, (log) => this.#partIn(log, from, to)));
      return { from, parts };
    } catch (error) {
      if (isWidgetError(error, 'RPC') && !signal?.aborted) return undefined;
      throw error;
    }
  }

  #partIn(log: unknown, from: number, to: number): HistoryPart | undefined {
    const part = logPart(log, this.#account);
    return part && part.height >= from && part.height <= to ? part : undefined;
  }
}

interface FoundRange {
  readonly from: number;
  readonly parts: readonly HistoryPart[];
}

function logsIn(answer: unknown): readonly unknown[] {
  const logs = entriesOf(answer, LOGS_MAX + 1);
  if (logs) return logs;
  throw new WidgetError('RPC_RESPONSE_INVALID', { reason: 'the logs are no list' });
}

function hex(height: number): string {
  return `0x${height.toString(16)}`;
}
