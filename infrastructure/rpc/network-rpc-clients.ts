import { WidgetError } from '../../domain/errors/widget-error';
import { parseCaipNetworkId } from '../../domain/caip/caip-network-id';
import type { Network } from '../../domain/network/network';
import type { Clock } from '../../ports/clock';
import type { RpcClient, RpcClients } from '../../ports/rpc-client';
import { BatchingRpcClient } from './batching-rpc-client';
import { BrowserConnectivity } from './browser-connectivity';
import { ChainCheckedPoster } from './chain-checked-poster';
import { type ChainDialect, chainDialects } from './chain-dialect';
import type { Connectivity } from './connectivity';
import { DeduplicatingRpcClient } from './deduplicating-rpc-client';
import { EndpointHealth } from './endpoint-health';
import { FallbackSender } from './fallback-sender';
import { HeadWatchingRpcClient } from './head-watching-rpc-client';
import { HttpTransport, originOf } from './http-transport';
import { RetryingDelivery } from './retrying-delivery';
import { RpcEndpoint } from './rpc-endpoint';
import { JsonRpcPoster } from './rpc-poster';
import type { RpcOptions } from '../../domain/network/rpc-endpoints';
import { type RpcUrl, rpcUrlsOf } from './rpc-urls';
import { SplittingSender } from './splitting-sender';

export interface NetworkRpcClientsDeps {
  readonly clock: Clock;
  readonly fetch: typeof globalThis.fetch;
  readonly config: RpcOptions;
  readonly connectivity?: Connectivity;

  /** A random number from 0 to 1. Spreads retries. */
  readonly random?: () => number;
}

/**
 * One JSON-RPC client per network, over the site's endpoints, the hosted one and the chain's own.
 *
 * From the caller inwards: merges equal calls, collects those of one tick, retries failed ones, tries the
 * endpoints in turn, cuts groups to size, checks the chain, and posts.
 */
export class NetworkRpcClients implements RpcClients {
  readonly #deps: NetworkRpcClientsDeps;
  readonly #clients = new Map<string, RpcClient>();

  constructor(deps: NetworkRpcClientsDeps) {
    this.#deps = deps;
  }

  forNetwork(network: Network): RpcClient {
    const { caipNetworkId } = network;
    const client = this.#clients.get(caipNetworkId) ?? this.#createClient(network);
    this.#clients.set(caipNetworkId, client);
    return client;
  }

  #createClient(network: Network): RpcClient {
    const {
      clock,
      config,
      connectivity = new BrowserConnectivity(),
      random = Math.random,
    } = this.#deps;
    const { caipNetworkId } = network;
    const { namespace, chainReference } = parseCaipNetworkId(caipNetworkId);
    const dialect = chainDialects[namespace];
    const endpoints = rpcUrlsOf(network, config).map((url) =>
      this.#createEndpoint(url, { reference: chainReference, dialect }),
    );
    if (endpoints.length === 0) return new UnreachableRpcClient(caipNetworkId);

    const sender = new FallbackSender(endpoints);
    const delivery = new RetryingDelivery({ sender, clock, connectivity, random });
    const batching = new BatchingRpcClient({ clock, delivery });
    const { head } = dialect;
    const inner =
      endpoints.length > 1
        ? new HeadWatchingRpcClient({ inner: batching, clock, endpoints, head })
        : batching;
    return new DeduplicatingRpcClient(inner);
  }

  #createEndpoint(
    { url, ...encoding }: RpcUrl,
    chain: { readonly reference: string; readonly dialect: ChainDialect },
  ): RpcEndpoint {
    const { clock, fetch } = this.#deps;
    const transport = new HttpTransport({ clock, fetch, config: { url, ...encoding } });
    const poster = new ChainCheckedPoster({
      inner: new JsonRpcPoster(transport),
      config: { url: originOf(url), ...chain },
    });
    return new RpcEndpoint({
      sender: new SplittingSender({ poster, clock }),
      health: new EndpointHealth(clock),
      ask: async (request, signal) => {
        const [outcome] = await poster.post([request], signal);
        if (!outcome || 'error' in outcome) throw outcome?.error;
        return outcome.value;
      },
    });
  }
}

/** The client of a network without a known endpoint. */
class UnreachableRpcClient implements RpcClient {
  readonly #caipNetworkId: string;

  constructor(caipNetworkId: string) {
    this.#caipNetworkId = caipNetworkId;
  }

  async request(): Promise<never> {
    throw new WidgetError('RPC_URL_MISSING', { caipNetworkId: this.#caipNetworkId });
  }
}
