import { ethereum } from '../../../domain/network/built-in-networks';
import type { Network } from '../../../domain/network/network';
import { SystemClock } from '../../../infrastructure/clock/system-clock';
import {
  NetworkRpcClients,
  type NetworkRpcClientsDeps,
} from '../../../infrastructure/rpc/network-rpc-clients';
import type { RpcClient } from '../../../ports/rpc-client';
import type { ReceivedPost } from '../../../apps/chains/testing/fault-server';

/** A new client of Ethereum by default, over these endpoints, on the machine's own sockets and clock. */
export function clientOf(
  urls: readonly string[],
  {
    network = ethereum,
    ...given
  }: Partial<Pick<NetworkRpcClientsDeps, 'clock' | 'connectivity'>> & {
    readonly network?: Network;
  } = {},
): RpcClient {
  const clients = new NetworkRpcClients({ clock: new SystemClock(), fetch, config: {}, ...given });
  return clients.forNetwork({ ...network, rpcUrls: { default: { http: urls } } });
}

/** {@link clientOf}, after its first endpoint has reported its chain, as after a page has loaded. */
export async function warmClientOf(
  urls: readonly string[],
  given?: Parameters<typeof clientOf>[1],
): Promise<RpcClient> {
  const client = clientOf(urls, given);
  await client.request({ method: 'eth_gasPrice' });
  return client;
}

/** How `work` ends: its value or its error, and how long it took. */
export async function outcomeOf(
  work: Promise<unknown>,
): Promise<{ readonly value?: unknown; readonly error?: unknown; readonly tookMs: number }> {
  const startedAt = performance.now();
  try {
    return { value: await work, tookMs: performance.now() - startedAt };
  } catch (error) {
    return { error, tookMs: performance.now() - startedAt };
  }
}

/** The time between each post and the next. */
export function gapsOf(posts: readonly ReceivedPost[]): readonly number[] {
  return posts.slice(1).map(({ at }, index) => at - (posts[index]?.at ?? 0));
}

/** The value that a fault server gives to a call by default. */
export function echo(method: string, ...params: readonly unknown[]): unknown {
  return { method, params };
}
