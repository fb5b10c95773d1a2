import type { CaipAddress } from '../domain/caip/caip-address';
import type { Network } from '../domain/network/network';
import type { StandingAllowance } from '../domain/swap/standing-allowance';
import type { SwapPermit } from '../domain/swap/swap-permit';
import type { BuiltSwap, SwapRequest } from '../domain/swap/swap-token';
import type { ContractCall } from '../domain/transaction/contract-call';
import type { SimulatedCall } from '../domain/transaction/simulated-call';
import type { WalletSession } from './wallet-connector';

/** The ability of an adapter on whose namespace contracts or programs are called. */
export interface ChainCalls {
  /**
   * Why `built` is not the exchange that `request` describes, by the rules of this namespace; `undefined` where it may
   * be. `routers` is what the source of swaps lists. Absent where `readSwapCall` has the rules.
   *
   * @throws what the network's `RpcClient` throws where the visitor's own accounts cannot be read.
   */
  exchangeFault?(
    built: BuiltSwap,
    request: SwapRequest,
    routers: readonly string[] | undefined,
    network: Network,
    signal?: AbortSignal,
  ): Promise<string | undefined>;

  /**
   * Whether `address` is a Settler of 0x that its registry on `network` names, as the current or the previous one. Absent
   * where there are none.
   *
   * @throws what the network's `RpcClient` throws.
   */
  isSettler?(address: string, network: Network, signal?: AbortSignal): Promise<boolean>;

  /**
   * How much of each of `tokens` one of `spenders` may take of `from` by an allowance of before, itself or through a contract
   * that keeps allowances. Absent where there are no allowances.
   *
   * @throws what the network's `RpcClient` throws.
   */
  standingAllowances?(
    tokens: readonly string[],
    spenders: readonly string[],
    from: CaipAddress,
    network: Network,
    signal?: AbortSignal,
  ): Promise<readonly StandingAllowance[]>;

  /**
   * Requests that the wallet behind `session` send exactly `call` from `from`; the wallet may prompt the
   * visitor. It is sent at most once.
   *
   * @throws what `ChainSender.send` throws.
   */
  send(
    call: ContractCall,
    from: CaipAddress,
    session: WalletSession,
    signal?: AbortSignal,
  ): Promise<string>;

  /**
   * Requests the signature of `permit` from the wallet behind `session`. Resolves with 65 bytes of the account's own key.
   * Absent where tokens have no permits.
   *
   * @throws what `ChainSigner.signMessage` throws, and `NETWORK_NOT_CHANGED`.
   */
  signPermit?(
    permit: SwapPermit,
    from: CaipAddress,
    session: WalletSession,
    signal?: AbortSignal,
  ): Promise<string>;

  /**
   * The current cost of `call` from `from`, in base units of the chain's native currency, with what a rollup pays its
   * parent chain for the data. Absent where no node can estimate.
   *
   * @throws what the network's `RpcClient` throws, also where the chain would revert the call. Never zero in the place
   *   of a failure.
   */
  fee?(
    call: ContractCall,
    from: CaipAddress,
    network: Network,
    signal?: AbortSignal,
  ): Promise<bigint>;

  /**
   * Has a node simulate `call` from `from`. The changes of the tokens with the contracts `watched` come from
   * their balances; those of all others from events of their contracts. Absent where no node can simulate.
   *
   * @throws what the network's `RpcClient` throws where no node could be asked.
   */
  simulate?(
    call: ContractCall,
    from: CaipAddress,
    network: Network,
    watched: readonly string[],
    signal?: AbortSignal,
  ): Promise<SimulatedCall>;
}
