import { addressOf, type CaipAddress } from '../../../domain/caip/caip-address';
import { isWidgetError, WidgetError } from '../../../domain/errors/widget-error';
import type { Network } from '../../../domain/network/network';
import type { ContractCall } from '../../../domain/transaction/contract-call';
import type { SimulatedCall } from '../../../domain/transaction/simulated-call';
import type { RpcClient, RpcClients } from '../../../ports/rpc-client';
import { quantityFrom } from './eip155-fees';
import { ExchangeTrials, reverted, usualGas } from './exchange-trials';
import { quantityOf } from './quantity';
import type { AskedCall } from './simulated-calls';
import { trialBlocks } from './trial-blocks';
import { isRevert } from './viem-client';

/**
 * Has a node simulate calls: by `eth_simulateV1` between two reads of the account's balances, twice, in blocks of different
 * values and with the fees of a real transaction; or, where the node does not know that method, by `eth_call` with such
 * fees, which shows only whether one call would fail.
 */
export class Eip155Simulation {
  readonly #rpcClients: RpcClients;

  constructor({ rpcClients }: { readonly rpcClients: RpcClients }) {
    this.#rpcClients = rpcClients;
  }

  /** @throws what `ChainCalls.simulate` throws. */
  async simulate(
    call: ContractCall,
    from: CaipAddress,
    network: Network,
    watched: readonly string[],
    signal?: AbortSignal,
  ): Promise<SimulatedCall> {
    const client = this.#rpcClients.forNetwork(network);
    const asked = transactionOf(call, addressOf(from));
    const trials = new ExchangeTrials(client, [asked], watched, signal);
    return (await trials.run()) ?? (await called(client, asked, signal));
  }

  /** @throws what `ChainBundles.simulate` throws. */
  async simulateAll(
    calls: readonly ContractCall[],
    from: CaipAddress,
    network: Network,
    watched: readonly string[],
    signal?: AbortSignal,
  ): Promise<SimulatedCall> {
    const client = this.#rpcClients.forNetwork(network);
    const asked = calls.map((call) => transactionOf(call, addressOf(from)));
    const answer = await new ExchangeTrials(client, asked, watched, signal).run();
    if (answer) return answer;
    throw new WidgetError('RPC_RESPONSE_INVALID', { reason: 'no node simulates several calls' });
  }
}

function transactionOf({ data, to, units }: ContractCall, from: string): AskedCall {
  return { from, to, value: quantityOf(units), data };
}

async function called(
  client: RpcClient,
  asked: AskedCall,
  signal?: AbortSignal,
): Promise<SimulatedCall> {
  try {
    const [[block], estimate] = await Promise.all([
      trialBlocks(client, signal),
      quantityFrom(client, 'eth_estimateGas', [asked], signal),
    ]);
    // Without a price of gas, a node runs the call in a block without a base fee, by which a contract knows a trial.
    const sent = { ...asked, ...block.fees, gas: quantityOf(usualGas(estimate)) };
    await client.request({ method: 'eth_call', params: [sent, 'latest'] }, signal);
    return { status: 'done' };
  } catch (error) {
    if (isWidgetError(error, 'RPC') && isRevert(error.context)) {
      return reverted(error.context.rpcMessage);
    }
    throw error;
  }
}
