import { addressOf, type CaipAddress } from '../../../domain/caip/caip-address';
import type { Network } from '../../../domain/network/network';
import type { StandingAllowance } from '../../../domain/swap/standing-allowance';
import type { SimulatedCall } from '../../../domain/transaction/simulated-call';
import type { ContractCall } from '../../../domain/transaction/contract-call';
import type { ChainCalls } from '../../../ports/chain-calls';
import type { WalletSession } from '../../../ports/wallet-connector';
import type { RpcClients } from '../../../ports/rpc-client';
import { gasPrices, quantityFrom } from './eip155-fees';
import { Eip155Simulation } from './eip155-simulation';
import type { signPermit } from './permit';
import { parentChainFee } from './parent-chain-fee';
import { sendFrom } from './send-from';

/** {@link ChainCalls} of EVM chains. */
export class Eip155Calls implements ChainCalls {
  readonly #rpcClients: RpcClients;
  readonly #simulation: Eip155Simulation;

  constructor(deps: { readonly rpcClients: RpcClients }) {
    this.#rpcClients = deps.rpcClients;
    this.#simulation = new Eip155Simulation(deps);
  }

  async fee(
    { data, to, units }: ContractCall,
    from: CaipAddress,
    network: Network,
    signal?: AbortSignal,
  ): Promise<bigint> {
    const client = this.#rpcClients.forNetwork(network);
    const call = { from: addressOf(from), to, data, value: `0x${units.toString(16)}` };
    const [{ perGas }, gas, ofParent] = await Promise.all([
      gasPrices(client, signal),
      quantityFrom(client, 'eth_estimateGas', [call], signal),
      parentChainFee(client, data, signal),
    ]);
    return perGas * gas + ofParent;
  }

  simulate(...question: Parameters<Eip155Simulation['simulate']>): Promise<SimulatedCall> {
    return this.#simulation.simulate(...question);
  }

  async isSettler(address: string, network: Network, signal?: AbortSignal): Promise<boolean> {
    const { isSettler } = await import('./settler-registry');
    return isSettler(this.#rpcClients.forNetwork(network), address, network, signal);
  }

  async standingAllowances(
    tokens: readonly string[],
    spenders: readonly string[],
    from: CaipAddress,
    network: Network,
    signal?: AbortSignal,
  ): Promise<readonly StandingAllowance[]> {
    const { standingAllowances } = await import('./standing-allowances');
    const client = this.#rpcClients.forNetwork(network);
    return standingAllowances(client, tokens, spenders, from, signal);
  }

  async signPermit(...question: Parameters<typeof signPermit>): Promise<string> {
    return (await import('./permit')).signPermit(...question);
  }

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
