import { type ChainNamespace } from '../../domain/caip/chain-namespace';
import { parseCaipNetworkId } from '../../domain/caip/caip-network-id';
import { isCaipNetworkId } from '../../domain/caip/chain-id-grammar';
import { findNetwork } from '../../domain/network/find-network';
import { aNetwork, type NetworkInput } from '../../domain/options/parse-network';
import type { ChainAdapters } from '../../ports/chain-adapter';
import type { NetworkStore } from '../session/network-store';

export interface EditNetworksDeps {
  readonly adapters: ChainAdapters;
  readonly networks: NetworkStore;
}

/** Changes the site's networks while the widget runs. */
export class EditNetworks {
  readonly #deps: EditNetworksDeps;

  constructor(deps: EditNetworksDeps) {
    this.#deps = deps;
  }

  /**
   * Adds a network. Ignores one with a known id.
   *
   * @throws `WidgetError` `OPTION_INVALID` for an invalid network, `ADAPTER_NOT_FOUND` for a namespace
   *   without an adapter.
   */
  async add(input: NetworkInput): Promise<void> {
    const { networks } = this.#deps;
    const network = aNetwork(input, 'network');
    await this.#requireAdapter(network.chainNamespace);
    const requested = networks.requested();
    if (findNetwork(requested, network.caipNetworkId)) return;
    networks.request([...requested, network]);
  }

  /**
   * Removes a network. Ignores one that is not configured.
   *
   * @throws `WidgetError` `CAIP_NETWORK_ID_INVALID`, `ADAPTER_NOT_FOUND` for a namespace without an adapter.
   */
  async remove(caipNetworkId: string): Promise<void> {
    const { networks } = this.#deps;
    await this.#requireAdapter(parseCaipNetworkId(caipNetworkId).namespace);
    const requested = networks.requested();
    const network = isCaipNetworkId(caipNetworkId) && findNetwork(requested, caipNetworkId);
    if (network) networks.request(requested.filter((other) => other !== network));
  }

  async #requireAdapter(namespace: ChainNamespace): Promise<void> {
    await this.#deps.adapters.find(namespace);
  }
}
