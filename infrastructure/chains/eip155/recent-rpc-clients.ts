import type { Network } from '../../../domain/network/network';
import type { Clock } from '../../../ports/clock';
import type { RpcClient, RpcClients, RpcRequest } from '../../../ports/rpc-client';
import { RecentAnswers } from './recent-answers';

/** Reads whose answers are the same for everything that a view shows at once. */
const kept: ReadonlySet<string> = new Set(['eth_blockNumber', 'eth_call']);

/**
 * {@link RpcClients} that answer the newest block and reads of contracts from memory for four seconds, as viem's client
 * does. Views that open one after the other then ask the chain once. Balances that a transaction changes are not read
 * with them.
 */
export class RecentRpcClients implements RpcClients {
  readonly #inner: RpcClients;
  readonly #clock: Clock;
  readonly #clients = new Map<RpcClient, RpcClient>();

  constructor(inner: RpcClients, clock: Clock) {
    this.#inner = inner;
    this.#clock = clock;
  }

  forNetwork(network: Network): RpcClient {
    const inner = this.#inner.forNetwork(network);
    const known = this.#clients.get(inner);
    if (known) return known;
    const client = new RecentRpcClient(inner, this.#clock);
    this.#clients.set(inner, client);
    return client;
  }
}

class RecentRpcClient implements RpcClient {
  readonly #inner: RpcClient;
  readonly #recent: RecentAnswers<unknown>;

  constructor(inner: RpcClient, clock: Clock) {
    this.#inner = inner;
    this.#recent = new RecentAnswers(clock);
  }

  async request(request: RpcRequest, signal?: AbortSignal): Promise<unknown> {
    signal?.throwIfAborted();
    if (!kept.has(request.method)) return this.#inner.request(request, signal);
    const key = JSON.stringify([request.method, request.params]);
    const recent = this.#recent.read(key);
    if (recent) return recent.value;
    const value = await this.#inner.request(request, signal);
    this.#recent.write(key, value);
    return value;
  }
}
