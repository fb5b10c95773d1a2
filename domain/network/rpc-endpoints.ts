import { type HostedRpcAccess, hostedRpcUrlOf } from './hosted-rpc-url';
import type { Network } from './network';

/** The endpoints at which a site's widget reads chains. */
export interface RpcOptions extends HostedRpcAccess {
  /** The site's own endpoints by CAIP-2 network id, the preferred one first. */
  readonly customRpcUrls?: Readonly<Partial<Record<string, readonly string[]>>>;

  /** Whether the hosted endpoint may be asked. It is, unless this is `false`. */
  readonly enableHostedRpc?: boolean;
}

/** One address at which a chain is read. */
export interface RpcEndpoint {
  readonly url: string;

  /** Whether the endpoint is WalletConnect's, or the site's proxy of it. */
  readonly isHosted: boolean;
}

/**
 * The endpoints of `network` in the order of use, each once: only the site's own where it names some;
 * otherwise those of the network, followed by the hosted one.
 */
export function rpcEndpointsOf(network: Network, options: RpcOptions): readonly RpcEndpoint[] {
  const { caipNetworkId, rpcUrls } = network;
  const custom = options.customRpcUrls?.[caipNetworkId] ?? [];
  if (custom.length > 0) return endpoints(custom);
  const hosted =
    options.enableHostedRpc === false ? undefined : hostedRpcUrlOf(caipNetworkId, options);
  return endpoints(rpcUrls.default.http, hosted);
}

function endpoints(urls: readonly string[], hosted?: string): readonly RpcEndpoint[] {
  const own = [...new Set(urls)].map((url) => ({ url, isHosted: false }));
  return hosted === undefined || urls.includes(hosted)
    ? own
    : [...own, { url: hosted, isHosted: true }];
}
