import { WidgetError } from '../../../domain/errors/widget-error';
import type { Network } from '../../../domain/network/network';
import type { ChainAdapter } from '../../../ports/chain-adapter';
import type { RpcClients } from '../../../ports/rpc-client';

export interface Eip155ChainAdapterDeps {
  readonly rpcClients: RpcClients;
}

const quantityPattern = /^0x[0-9a-f]{1,64}$/i;

/** {@link ChainAdapter} for EVM chains, over JSON-RPC. */
export class Eip155ChainAdapter implements ChainAdapter {
  readonly namespace = 'eip155';
  readonly #rpcClients: RpcClients;

  constructor({ rpcClients }: Eip155ChainAdapterDeps) {
    this.#rpcClients = rpcClients;
  }

  async nativeBalance(address: string, network: Network, signal?: AbortSignal): Promise<bigint> {
    const client = this.#rpcClients.forNetwork(network);
    const answer = await client.request(
      { method: 'eth_getBalance', params: [address, 'latest'] },
      signal,
    );
    if (typeof answer !== 'string' || !quantityPattern.test(answer)) {
      throw new WidgetError('RPC_RESPONSE_INVALID', { reason: 'the balance is not a quantity' });
    }
    return BigInt(answer);
  }
}
