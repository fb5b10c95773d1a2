import type { Network } from '../../domain/network/network';
import { rpcEndpointsOf, type RpcOptions } from '../../domain/network/rpc-endpoints';

/** One address of a network's JSON-RPC. */
export interface RpcUrl {
  readonly url: string;
  readonly contentType?: string;
}

/** The endpoints of `network` in the order in which the client tries them, without duplicates. */
export function rpcUrlsOf(network: Network, options: RpcOptions): readonly RpcUrl[] {
  // A post as plain text needs no preflight, and the hosted endpoint accepts it.
  return rpcEndpointsOf(network, options).map(({ url, isHosted }) =>
    isHosted ? { url, contentType: 'text/plain' } : { url },
  );
}
