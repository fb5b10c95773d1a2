import type { CaipAddress } from '../domain/caip/caip-address';
import type { Network } from '../domain/network/network';
import type { ContractCall } from '../domain/transaction/contract-call';
import type { WalletSession } from './wallet-connector';

/** What an adapter can do on whose namespace contracts are called. */
export interface ChainCalls {
  /**
   * Asks the wallet behind `session` to send exactly `call` from `from`, which may mean asking a person.
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
   * Waits until the transaction `hash` is part of the chain, and says whether it did what it should.
   *
   * @throws what the network's `RpcClient` throws, and the reason of `signal` as soon as it aborts.
   */
  outcome(hash: string, network: Network, signal?: AbortSignal): Promise<'succeeded' | 'reverted'>;
}
