import { WidgetError } from '../../../domain/errors/widget-error';
import type { Network } from '../../../domain/network/network';
import type { RpcClients } from '../../../ports/rpc-client';

const bytesPattern = /^0x(?:[0-9a-f]{2})*$/i;

/**
 * Whether contracts stand on networks. Where no contract is, every call succeeds and does nothing, so a check of such a
 * contract would hold in any case. What a node has said is kept for the visit.
 */
export class StandingContracts {
  readonly #rpcClients: RpcClients;

  /** By network and address. */
  readonly #known = new Map<string, boolean>();

  constructor({ rpcClients }: { readonly rpcClients: RpcClients }) {
    this.#rpcClients = rpcClients;
  }

  /**
   * Whether the node of `network` has code at all of `addresses`.
   *
   * @throws what the network's `RpcClient` throws, and `RPC_RESPONSE_INVALID` for an answer that is no bytes.
   */
  async areOn(
    network: Network,
    addresses: readonly string[],
    signal?: AbortSignal,
  ): Promise<boolean> {
    const unique = [...new Set(addresses.map((address) => address.toLowerCase()))];
    const each = await Promise.all(unique.map((address) => this.#isOn(network, address, signal)));
    return each.every(Boolean);
  }

  async #isOn(network: Network, address: string, signal?: AbortSignal): Promise<boolean> {
    const key = `${network.caipNetworkId} ${address}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const client = this.#rpcClients.forNetwork(network);
    const asked = { method: 'eth_getCode', params: [address, 'latest'] };
    const code = await client.request(asked, signal);
    if (typeof code !== 'string' || !bytesPattern.test(code)) {
      const reason = 'the answer to eth_getCode is no bytes';
      throw new WidgetError('RPC_RESPONSE_INVALID', { reason });
    }
    const isOn = code !== '0x';
    this.#known.set(key, isOn);
    return isOn;
  }
}
