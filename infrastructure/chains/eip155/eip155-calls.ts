import type { CaipAddress } from '../../../domain/caip/caip-address';
import type { Network } from '../../../domain/network/network';
import type { ContractCall } from '../../../domain/transaction/contract-call';
import type { ChainCalls } from '../../../ports/chain-calls';
import type { ChainOutcomes } from '../../../ports/chain-outcomes';
import type { WalletSession } from '../../../ports/wallet-connector';
import { sendFrom } from './session-wallet';

/** {@link ChainCalls} of EVM chains. A transaction that never becomes part of the chain did nothing, either. */
export class Eip155Calls implements ChainCalls {
  readonly #outcomes: ChainOutcomes;

  constructor({ outcomes }: { readonly outcomes: ChainOutcomes }) {
    this.#outcomes = outcomes;
  }

  send(
    call: ContractCall,
    from: CaipAddress,
    session: WalletSession,
    signal?: AbortSignal,
  ): Promise<string> {
    return sendFrom(from, call, session, signal);
  }

  async outcome(
    hash: string,
    network: Network,
    signal?: AbortSignal,
  ): Promise<'succeeded' | 'reverted'> {
    const outcome = await this.#outcomes.outcome(hash, network, signal);
    return outcome === 'succeeded' ? 'succeeded' : 'reverted';
  }
}
