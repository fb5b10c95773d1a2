import type { Network } from '../../../domain/network/network';
import type { ChainAdapter } from '../../../ports/chain-adapter';
import type { Clock } from '../../../ports/clock';
import type { RpcClients } from '../../../ports/rpc-client';
import { Eip155Calls } from './eip155-calls';
import { Eip155Fees } from './eip155-fees';
import { Eip155Names } from './eip155-names';
import { Eip155Outcomes } from './eip155-outcomes';
import { Eip155Sender } from './eip155-sender';
import { Eip155Signer } from './eip155-signer';
import { expectQuantity } from './quantity';

export interface Eip155ChainAdapterDeps {
  readonly clock: Clock;

  /** The site's networks right now. */
  readonly networks: () => readonly Network[];
  readonly rpcClients: RpcClients;
}

/** {@link ChainAdapter} for EVM chains, over JSON-RPC and the wallet's EIP-1193 provider. */
export class Eip155ChainAdapter implements ChainAdapter {
  readonly namespace = 'eip155';
  readonly fees: Eip155Fees;
  readonly sender = new Eip155Sender();
  readonly signer = new Eip155Signer();
  readonly outcomes: Eip155Outcomes;
  readonly calls: Eip155Calls;
  readonly names: Eip155Names;
  readonly #rpcClients: RpcClients;

  constructor(deps: Eip155ChainAdapterDeps) {
    this.fees = new Eip155Fees(deps);
    this.outcomes = new Eip155Outcomes(deps);
    this.calls = new Eip155Calls({ outcomes: this.outcomes });
    this.names = new Eip155Names(deps);
    this.#rpcClients = deps.rpcClients;
  }

  async nativeBalance(address: string, network: Network, signal?: AbortSignal): Promise<bigint> {
    const client = this.#rpcClients.forNetwork(network);
    const params = [address, 'latest'];
    const answer = await client.request({ method: 'eth_getBalance', params }, signal);
    return expectQuantity(answer, 'the balance');
  }
}
