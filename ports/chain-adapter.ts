import type { ChainNamespace } from '../domain/caip/chain-namespace';
import type { Network } from '../domain/network/network';
import { createToken } from './token';

/** What the widget reads from the chains of one namespace. */
export interface ChainAdapter {
  readonly namespace: ChainNamespace;

  /**
   * The native balance of `address` on `network`, in base units.
   *
   * @throws what the network's `RpcClient` throws, and `RPC_RESPONSE_INVALID` for an answer that is
   * no balance. Never zero in the place of a failure.
   */
  nativeBalance(address: string, network: Network, signal?: AbortSignal): Promise<bigint>;
}

/** The chain adapters there are, each loaded when it is first needed. */
export interface ChainAdapters {
  /** @throws `WidgetError` `ADAPTER_NOT_FOUND` for a namespace that has none. */
  find(namespace: ChainNamespace): Promise<ChainAdapter>;
}

export const ChainAdapters = createToken<ChainAdapters>('ChainAdapters');
