import { RPC_TIMEOUT_MS } from '../../domain/limits';
import { WidgetError } from '../../domain/errors/widget-error';
import type { Network } from '../../domain/network/network';
import type { Clock } from '../../ports/clock';
import type { RpcClient, RpcClients, RpcRequest } from '../../ports/rpc-client';

export interface NetworkRpcClientsDeps {
  readonly clock: Clock;
  readonly fetch: typeof globalThis.fetch;
  readonly config: {
    readonly projectId?: string;
    readonly customRpcUrls?: Readonly<Record<string, readonly string[]>>;
    readonly hostedRpcUrl?: string;
  };
}

/** The RPC client of each network, over its own list of endpoints. */
export class NetworkRpcClients implements RpcClients {
  readonly #deps: NetworkRpcClientsDeps;
  readonly #clients = new Map<string, RpcClient>();

  constructor(deps: NetworkRpcClientsDeps) {
    this.#deps = deps;
  }

  forNetwork(network: Network): RpcClient {
    const known = this.#clients.get(network.caipNetworkId);
    if (known) return known;
    const urls = [
      ...(this.#deps.config.customRpcUrls?.[network.caipNetworkId] ?? []),
      ...network.rpcUrls.default.http,
    ];
    const client: RpcClient = {
      request: (request, signal) => this.#request(network, urls, request, signal),
    };
    this.#clients.set(network.caipNetworkId, client);
    return client;
  }

  async #request(
    network: Network,
    [url]: readonly string[],
    { method, params = [] }: RpcRequest,
    signal?: AbortSignal,
  ): Promise<unknown> {
    const { fetch } = this.#deps;
    if (!url) throw new WidgetError('CHAIN_NOT_SUPPORTED', network);
    const timeout = AbortSignal.timeout(RPC_TIMEOUT_MS);
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
      if (!response.ok) throw new WidgetError('HTTP_STATUS', { status: response.status });
      const { result, error } = await response.json();
      if (error) {
        throw new WidgetError('RPC', { rpcCode: error.code, rpcMessage: error.message });
      }
      return result;
    } catch (cause) {
      signal?.throwIfAborted();
      if (timeout.aborted) throw new WidgetError('RPC_TIMEOUT', { timeoutMs: RPC_TIMEOUT_MS });
      if (cause instanceof WidgetError) throw cause;
      throw new WidgetError('RPC_UNREACHABLE', { url }, { cause });
    }
  }
}
