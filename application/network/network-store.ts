import { formatCaipNetworkId } from '../../domain/caip/caip-network-id';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import type { Network } from '../../domain/network/network';
import { findNetwork } from '../../domain/network/network-support';
import type { WidgetOptions } from '../../domain/options/widget-options';
import type { Beginning } from '../initial-state';
import type { ChosenNetworks } from '../read-widget-state';
import { StateStore } from '../state/state-store';
import type { StoredValues } from '../state/stored-values';
import type { SwitchState } from '../widget-state';

/** Which namespace and networks a visitor is on, and the switch that is under way. */
export interface NetworkState {
  readonly namespace: ChainNamespace;
  readonly chosen: ChosenNetworks;
  readonly switching: SwitchState | undefined;
}

export interface NetworkStoreDeps {
  readonly beginning: Beginning;
  readonly options: WidgetOptions;
  readonly stored: StoredValues;
}

/** The networks in use. What is chosen is stored, so that the next visit begins there. */
export class NetworkStore extends StateStore<NetworkState> {
  readonly #options: WidgetOptions;
  readonly #stored: StoredValues;

  constructor({ beginning: { namespace, chosen }, options, stored }: NetworkStoreDeps) {
    super({ namespace, chosen, switching: undefined });
    this.#options = options;
    this.#stored = stored;
  }

  useNamespace(namespace: ChainNamespace): void {
    this.update((state) => (state.namespace === namespace ? state : { ...state, namespace }));
  }

  /** Makes `network` the one of its namespace, and its namespace the one in use. */
  choose({ chainNamespace: namespace, caipNetworkId }: Network): void {
    this.#stored.setActiveNetwork(namespace, caipNetworkId);
    this.update((state) => ({
      ...state,
      namespace,
      chosen: { ...state.chosen, [namespace]: caipNetworkId },
    }));
  }

  /** Remembers where the wallet is, where that is a configured network. */
  followWallet(namespace: ChainNamespace, chainReference: string): void {
    const network = findNetwork(
      this.#options.networks,
      formatCaipNetworkId({ namespace, chainReference }),
    );
    const { chosen, namespace: active } = this.getSnapshot();
    if (!network || namespace !== active || chosen[namespace] === network.caipNetworkId) return;
    this.choose(network);
  }

  setSwitching(switching: SwitchState | undefined): void {
    this.update((state) => (state.switching === switching ? state : { ...state, switching }));
  }

  /** Forgets what was chosen: the site's default counts again. */
  reset(): void {
    const { defaultNetwork } = this.#options;
    this.update((state) => ({
      ...state,
      chosen: defaultNetwork
        ? { [defaultNetwork.chainNamespace]: defaultNetwork.caipNetworkId }
        : {},
      switching: undefined,
    }));
  }
}
