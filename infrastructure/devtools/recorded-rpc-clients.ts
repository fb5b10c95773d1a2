import { shownMethod, shownNetwork } from '../../domain/devtools/shown';
import type { Network } from '../../domain/network/network';
import type { RpcClient, RpcClients } from '../../ports/rpc-client';
import type { OpenCalls } from './open-calls';
import { noteEnd, open, type Tap } from './tap';

export interface RecordedRpcClientsDeps {
  readonly calls: OpenCalls;
  readonly inner: RpcClients;
  readonly tap: Tap;
}

/** {@link RpcClients} that tell of each call: its method, its network and its end; never its parameters or its answer. */
export class RecordedRpcClients implements RpcClients {
  readonly #deps: RecordedRpcClientsDeps;
  readonly #clients = new Map<string, RpcClient>();

  constructor(deps: RecordedRpcClientsDeps) {
    this.#deps = deps;
  }

  forNetwork(network: Network): RpcClient {
    const { caipNetworkId } = network;
    const client = this.#clients.get(caipNetworkId) ?? this.#createClient(network);
    this.#clients.set(caipNetworkId, client);
    return client;
  }

  #createClient(network: Network): RpcClient {
    const { calls, inner, tap } = this.#deps;
    const client = inner.forNetwork(network);
    const id = shownNetwork(network.caipNetworkId);
    return {
      request: async (request, signal) => {
        const amend = tap.note('rpc', {
          network: id,
          method: shownMethod(request.method),
          why: tap.why(),
          posts: [],
          ...open,
        });
        const close = calls.open(id, request, amend);
        try {
          return await noteEnd(tap, amend, () => client.request(request, signal), signal);
        } finally {
          close();
        }
      },
    };
  }
}
