import type { CaipAddress } from '../domain/caip/caip-address';
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
}
