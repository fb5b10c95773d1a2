import type { Identity } from '../domain/account/identity';
import type { Network } from '../domain/network/network';

/** The ability of an adapter whose namespace has names on the chain itself, as ENS is for `eip155`. */
export interface ChainNames {
  /**
   * The name and picture that `address` chose for itself, or `undefined` where it chose none. A name that
   * does not resolve back to the address does not count.
   *
   * @throws what the network's `RpcClient` throws.
   */
  profileOf(address: string, network: Network, signal?: AbortSignal): Promise<Identity | undefined>;

  /**
   * The address that `name` stands for on `network`, or `undefined` where it stands for none.
   *
   * @throws what the network's `RpcClient` throws. Never `undefined` in the place of a failure.
   */
  addressOf(name: string, network: Network, signal?: AbortSignal): Promise<string | undefined>;
}
