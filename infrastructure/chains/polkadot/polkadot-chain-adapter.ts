import { checkPolkadotAddress } from '../../../domain/address/polkadot-address';
import { WidgetError } from '../../../domain/errors/widget-error';
import type { Network } from '../../../domain/network/network';
import type { ChainAdapter } from '../../../ports/chain-adapter';
import type { RpcClients } from '../../../ports/rpc-client';
import { accountFundsIn, systemAccountKey } from './account-storage';

export interface PolkadotChainAdapterDeps {
  readonly rpcClients: RpcClients;
}

/** {@link ChainAdapter} for Polkadot, its system chains and other chains of the same kind, over JSON-RPC. */
export class PolkadotChainAdapter implements ChainAdapter {
  readonly namespace = 'polkadot';
  readonly #rpcClients: RpcClients;

  constructor({ rpcClients }: PolkadotChainAdapterDeps) {
    this.#rpcClients = rpcClients;
  }

  /** The free balance: what is frozen is the account's own, too. */
  async nativeBalance(address: string, network: Network, signal?: AbortSignal): Promise<bigint> {
    const check = checkPolkadotAddress(address);
    if (!check.ok) {
      throw new WidgetError('ADDRESS_INVALID', { namespace: this.namespace, value: address });
    }
    const client = this.#rpcClients.forNetwork(network);
    const params = [systemAccountKey(check.publicKey)];
    const answer = await client.request({ method: 'state_getStorage', params }, signal);
    return accountFundsIn(answer).free;
  }
}
