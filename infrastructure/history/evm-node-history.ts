import { onceUntilFailure } from '../../domain/async/once-until-failure';
import { isWidgetError, WidgetError } from '../../domain/errors/widget-error';
import type { HistoryReach } from '../../domain/transaction/history-reach';
import type { RpcClient } from '../../ports/rpc-client';
import type { HistoryStream, StreamBatch } from './history-part';
import { OtterscanStream } from './otterscan-stream';
import type { AccountHistory } from './paged-history';
import type { TokenReader } from './token-reader';
import { numberIn } from './transfer-log';
import { TransferLogStream } from './transfer-log-stream';

/** The first version of Otterscan's API that has the methods in use. */
const OTTERSCAN_LEVEL = 8;

/** How many times of blocks are remembered. */
const TIMES_MAX = 500;

export interface EvmNodeHistoryDeps {
  readonly client: RpcClient;
  readonly tokens: TokenReader;
}

/**
 * The histories of accounts at a node. With Otterscan's API these are the transactions of an account and the transfers
 * of tokens to and from it; without, the transfers alone, as far back as the node was asked.
 */
export class EvmNodeHistory {
  readonly #client: RpcClient;
  readonly #tokens: TokenReader;
  readonly #hasOtterscan: () => Promise<boolean>;

  constructor({ client, tokens }: EvmNodeHistoryDeps) {
    this.#client = client;
    this.#tokens = tokens;
    this.#hasOtterscan = onceUntilFailure(() => answersOtterscan(client));
  }

  /**
   * Starts to read the history of `account`.
   *
   * @throws what the network's `RpcClient` throws.
   */
  async begin(account: string): Promise<AccountHistory> {
    // Nodes and gateways refuse a batch with a method that they do not know, so the question is a post of its own.
    const hasOtterscan = await this.#hasOtterscan();
    const head = await blockAt(this.#client, 'latest');
    const logs = new TransferLogStream(this.#client, account, head.height);
    const times = new BlockTimes(this.#client);
    times.set(head.height, head.minedAtMs);
    const streams: readonly HistoryStream[] = hasOtterscan
      ? [new OtterscanStream(this.#client, account), logs]
      : [new TimedStream(logs, times)];
    return {
      streams,
      facts: (token) => this.#tokens.facts(token),
      timeOf: (height) => times.at(height),
      ...(!hasOtterscan && { reach: () => reachOf(logs, times) }),
    };
  }
}

function reachOf(logs: TransferLogStream, times: BlockTimes): HistoryReach | undefined {
  const sinceMs = times.known(logs.searchedFrom);
  return sinceMs === undefined ? undefined : { sinceMs };
}

async function answersOtterscan(client: RpcClient): Promise<boolean> {
  try {
    const level = await client.request({ method: 'ots_getApiLevel', params: [] });
    return typeof level === 'number' && level >= OTTERSCAN_LEVEL;
  } catch (error) {
    if (isWidgetError(error, 'RPC') || isWidgetError(error, 'HTTP_STATUS')) return false;
    throw error;
  }
}

interface Block {
  readonly height: number;
  readonly minedAtMs: number;
}

async function blockAt(client: RpcClient, at: string): Promise<Block> {
  const request = { method: 'eth_getBlockByNumber', params: [at, false] };
  const block = await client.request(request);
  const [height, seconds] = [numberIn(block, 'number'), numberIn(block, 'timestamp')];
  if (height !== undefined && seconds !== undefined) return { height, minedAtMs: seconds * 1000 };
  throw new WidgetError('RPC_RESPONSE_INVALID', { reason: `the block ${at} has no time` });
}

/** The times of blocks, each asked once. */
class BlockTimes {
  readonly #client: RpcClient;
  readonly #times = new Map<number, number>();

  constructor(client: RpcClient) {
    this.#client = client;
  }

  known(height: number): number | undefined {
    return this.#times.get(height);
  }

  set(height: number, minedAtMs: number): void {
    this.#times.set(height, minedAtMs);
    const [oldest] = this.#times.keys();
    if (this.#times.size > TIMES_MAX && oldest !== undefined) this.#times.delete(oldest);
  }

  async at(height: number): Promise<number> {
    const known = this.#times.get(height);
    if (known !== undefined) return known;
    const { minedAtMs } = await blockAt(this.#client, `0x${height.toString(16)}`);
    this.set(height, minedAtMs);
    return minedAtMs;
  }
}

/** Reads the time of the oldest block that was searched as well, for the view to name it. */
class TimedStream implements HistoryStream {
  readonly isRanged = true;
  readonly #logs: TransferLogStream;
  readonly #times: BlockTimes;

  constructor(logs: TransferLogStream, times: BlockTimes) {
    this.#logs = logs;
    this.#times = times;
  }

  async next(signal: AbortSignal | undefined, wanted: number): Promise<StreamBatch> {
    const batch = await this.#logs.next(signal, wanted);
    await this.#times.at(this.#logs.searchedFrom);
    return batch;
  }
}
