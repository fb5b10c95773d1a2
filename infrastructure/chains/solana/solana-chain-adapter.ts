import type { Network } from '../../../domain/network/network';
import type { ChainAdapter } from '../../../ports/chain-adapter';
import type { RpcClients } from '../../../ports/rpc-client';
import { SolanaRpc } from './solana-rpc';

export interface SolanaChainAdapterDeps {
  readonly rpcClients: RpcClients;
}

/** {@link ChainAdapter} for Solana, over JSON-RPC. What sends is fetched when something is sent. */
export class SolanaChainAdapter implements ChainAdapter {
  readonly namespace = 'solana';
  readonly #rpcClients: RpcClients;

  constructor({ rpcClients }: SolanaChainAdapterDeps) {
    this.#rpcClients = rpcClients;
  }

  async nativeBalance(address: string, network: Network, signal?: AbortSignal): Promise<bigint> {
    return new SolanaRpc(this.#rpcClients.forNetwork(network)).balance(address, signal);
  }
}
