import type { CaipAddress } from '../domain/caip/caip-address';
import type { Network } from '../domain/network/network';
import type { ContractCall } from '../domain/transaction/contract-call';
import type { SimulatedCall } from '../domain/transaction/simulated-call';
import type { WalletSession } from './wallet-connector';

/** What an adapter can do on whose namespace contracts are called. */
export interface ChainCalls {
  /**
   * Asks the wallet behind `session` to send exactly `call` from `from`, which may mean asking the visitor.
   * It is sent at most once.
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
   * Has a node try `call` from `from` without sending it. What it says of the tokens with the contracts `watched` is
   * compared by their balances; of all others, by what their contracts tell. Absent where no node can.
   *
   * @throws what the network's `RpcClient` throws where nobody could be asked.
   */
  simulate?(
    call: ContractCall,
    from: CaipAddress,
    network: Network,
    watched: readonly string[],
    signal?: AbortSignal,
  ): Promise<SimulatedCall>;
}
