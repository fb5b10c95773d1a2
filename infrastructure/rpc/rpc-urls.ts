import { type HostedRpcAccess, hostedRpcUrlOf } from '../../domain/network/hosted-rpc-url';
import type { Network } from '../../domain/network/network';
import type { WidgetOptions } from '../../domain/options/widget-options';

/** Where a site's widget finds JSON-RPC. */
export interface RpcUrlOptions extends HostedRpcAccess {
  /** The site's own endpoints by CAIP-2 network id, the preferred one first. */
  readonly customRpcUrls?: WidgetOptions['customRpcUrls'];
}

/** One address of a network's JSON-RPC. */
export interface RpcUrl {
  readonly url: string;
  readonly contentType?: string;
}

/** The endpoints of `network` in the order in which the client tries them, without duplicates. */
export function rpcUrlsOf(network: Network, options: RpcUrlOptions): readonly RpcUrl[] {
  const { caipNetworkId, rpcUrls } = network;
  const hosted = hostedRpcUrlOf(caipNetworkId, options);
  const urls = new Set([
    ...(options.customRpcUrls?.[caipNetworkId] ?? []),
    ...(hosted ? [hosted] : []),
    ...rpcUrls.default.http,
  ]);
  // As plain text a post needs no preflight, and the hosted endpoint reads it all the same.
  return [...urls].map((url) => (url === hosted ? { url, contentType: 'text/plain' } : { url }));
}
