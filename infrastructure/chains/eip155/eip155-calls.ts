import type { CaipAddress } from '../../../domain/caip/caip-address';
import type { SimulatedCall } from '../../../domain/transaction/simulated-call';
import type { ContractCall } from '../../../domain/transaction/contract-call';
import type { ChainCalls } from '../../../ports/chain-calls';
import type { WalletSession } from '../../../ports/wallet-connector';
import type { RpcClients } from '../../../ports/rpc-client';
import { Eip155Simulation } from './eip155-simulation';
import { sendFrom } from './session-wallet';

/** {@link ChainCalls} of EVM chains. */
export class Eip155Calls implements ChainCalls {
  readonly #simulation: Eip155Simulation;

  constructor(deps: { readonly rpcClients: RpcClients }) {
    this.#simulation = new Eip155Simulation(deps);
  }

  simulate(...question: Parameters<Eip155Simulation['simulate']>): Promise<SimulatedCall> {
    return this.#simulation.simulate(...question);
  }

  send(
    call: ContractCall,
    from: CaipAddress,
    session: WalletSession,
    signal?: AbortSignal,
  ): Promise<string> {
    const { data, to, units } = call;
    return sendFrom(from, { to, units, data, fee: undefined }, session, signal);
  }
}
