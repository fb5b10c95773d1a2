import type { Scope } from '../scope/scope';
import { chainNamespaces } from '../../domain/caip/chain-namespace';
import { type NetworksState, networksStateOf } from '../../domain/network/networks-state';
import type { NetworkInput } from '../../domain/options/parse-network';
import type { ChainAdapters } from '../../ports/chain-adapter';
import type { ConnectionStore } from '../session/connection-store';
import { StateStore } from '../state/state-store';
import { EditNetworks } from './edit-networks';
import type { NetworkStore } from '../session/network-store';

export interface NetworksFeatureDeps {
  readonly adapters: ChainAdapters;
  readonly connections: ConnectionStore;
  readonly scope: Scope;
  readonly networks: NetworkStore;
}

/** The verbs for the site's networks. */
export interface NetworksVerbs {
  /**
   * Adds a network. Ignores one with a known id.
   *
   * @throws `WidgetError` `OPTION_INVALID`, `ADAPTER_NOT_FOUND`.
   */
  add(network: NetworkInput): Promise<void>;

  /**
   * Removes a network. Ignores one that is not configured.
   *
   * @throws `WidgetError` `CAIP_NETWORK_ID_INVALID`, `ADAPTER_NOT_FOUND`.
   */
  remove(caipNetworkId: string): Promise<void>;
}

/** The networks of each namespace: configured, approved and in use. */
export class NetworksFeature extends StateStore<NetworksState> implements NetworksVerbs {
  readonly #edit: EditNetworks;

  constructor(deps: NetworksFeatureDeps) {
    super(stateOf(deps));
    this.#edit = new EditNetworks(deps);
    const look = (): void => this.update(() => stateOf(deps));
    deps.scope.follow([deps.connections, deps.networks], look);
  }

  add(network: NetworkInput): Promise<void> {
    return this.#edit.add(network);
  }

  remove(caipNetworkId: string): Promise<void> {
    return this.#edit.remove(caipNetworkId);
  }
}

function stateOf({ connections, networks }: NetworksFeatureDeps): NetworksState {
  const all = connections.getSnapshot();
  return networksStateOf({
    ...networks.getSnapshot(),
    sessions: Object.fromEntries(
      chainNamespaces.flatMap((namespace) => {
        const { session } = all[namespace];
        return session ? [[namespace, session]] : [];
      }),
    ),
  });
}
