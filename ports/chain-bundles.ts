import type { CaipAddress } from '../domain/caip/caip-address';
import type { Network } from '../domain/network/network';
import type { BundleEnd } from '../domain/transaction/bundle';
import type { BalanceFloor, BundleChecks } from '../domain/transaction/bundle-checks';
import type { ContractCall } from '../domain/transaction/contract-call';
import type { SimulatedCall } from '../domain/transaction/simulated-call';
import type { WalletSession } from './wallet-connector';

/** The ability of an adapter on whose namespace wallets send several calls all or none. */
export interface ChainBundles {
  /**
   * Whether the wallet behind `session` sends calls of `from` all or none. Asks the wallet once per connection, chain and
   * account, and again after it has changed, without a prompt. `false` where it says nothing of the kind within five seconds.
   *
   * @throws the reason of `signal` as soon as it aborts, and nothing else.
   */
  areAtomic(from: CaipAddress, session: WalletSession, signal?: AbortSignal): Promise<boolean>;

  /**
   * Requests that the wallet send exactly `calls` from `from`, in their order, all or none; it prompts the visitor. Resolves
   * with the wallet's id of the bundle. The calls are sent at most once. After an answer that the wallet cannot do so,
   * `areAtomic` is `false`.
   *
   * @throws what `ChainSender.send` throws.
   */
  send(
    calls: readonly ContractCall[],
    from: CaipAddress,
    session: WalletSession,
    signal?: AbortSignal,
  ): Promise<string>;

  /**
   * Waits until the end of the bundle `id` is certain: asks the wallet that `sessionOf` returns at the time, none while it
   * is not connected, and the chain for the transactions that the wallet names. A wallet that does not know the bundle, or
   * names no transaction of it, ends it as `unreported`.
   *
   * @throws the reason of `signal` as soon as it aborts, and nothing else.
   */
  end(
    id: string,
    network: Network,
    sessionOf: () => WalletSession | undefined,
    signal?: AbortSignal,
  ): Promise<BundleEnd>;

  /**
   * The calls that revert a bundle by which the balances of `from` change by less than `floors`, by contracts that stand on
   * the network; `router` is a Universal Router of Uniswap. Resolves with `undefined` where none compares all of them or a node
   * finds no contract there, and is absent where none ever does.
   *
   * @throws what the network's `RpcClient` throws.
   */
  balanceChecks?(
    floors: readonly BalanceFloor[],
    router: string | undefined,
    from: CaipAddress,
    network: Network,
    signal?: AbortSignal,
  ): Promise<BundleChecks | undefined>;

  /**
   * Has a node simulate `calls` from `from`, one after the other; otherwise as `ChainCalls.simulate`. The changes and the
   * allowances are those of all calls.
   *
   * @throws what the network's `RpcClient` throws where no node could be asked, also where none can simulate several.
   */
  simulate(
    calls: readonly ContractCall[],
    from: CaipAddress,
    network: Network,
    watched: readonly string[],
    signal?: AbortSignal,
  ): Promise<SimulatedCall>;
}
