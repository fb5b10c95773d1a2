import type { CaipAddress } from '../../../domain/caip/caip-address';
import type { ContractCall } from '../../../domain/transaction/contract-call';
import type { ChainCalls } from '../../../ports/chain-calls';
import type { WalletSession } from '../../../ports/wallet-connector';
import { sendFrom } from './session-wallet';

/** {@link ChainCalls} of EVM chains. */
export class Eip155Calls implements ChainCalls {
  send(
    call: ContractCall,
    from: CaipAddress,
    session: WalletSession,
    signal?: AbortSignal,
  ): Promise<string> {
    const { data, to, units } = call;
    return sendFrom(from, { to, units, data }, session, signal);
  }
}
