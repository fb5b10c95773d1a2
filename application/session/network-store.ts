import { formatCaipNetworkId } from '../../domain/caip/caip-network-id';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import type { Network } from '../../domain/network/network';
import {
  nextSwitch,
  type SwitchEvent,
  type SwitchState,
} from '../../domain/network/network-switch';
import { findNetwork } from '../../domain/network/find-network';
import type { WidgetOptions } from '../../domain/options/widget-options';
import type { Stream } from '../../ports/stream';
import { type InitialState, configuredNamespaces } from '../snapshot/initial-state';
import { type ChosenNetworks, chosenNetworkOn } from '../../domain/network/chosen-networks';
import { StateStore } from '../state/state-store';
import type { StoredValues } from '../state/stored-values';

/** The visitor's namespace and networks, and the switch that is under way. */
export interface NetworkState {
  readonly namespace: ChainNamespace;
  readonly chosen: ChosenNetworks;
  readonly switching: SwitchState | undefined;

  /** The site's networks: those of the options, and those added since. */
  readonly requested: readonly Network[];

  /** Whether a switch to another namespace is under way. */
  readonly isSwitchingNamespace: boolean;
}

export interface NetworkStoreDeps {
  readonly initialState: InitialState;
  readonly options: WidgetOptions;
  readonly stored: StoredValues;
}

/** The networks in use. The choice is stored, so that the next visit begins there. */
export class NetworkStore extends StateStore<NetworkState> {
  /** The namespaces of the site's networks, now and after every change. */
  readonly namespaces$: Stream<readonly ChainNamespace[]>;
  readonly #options: WidgetOptions;
  readonly #stored: StoredValues;

  constructor({ initialState, options, stored }: NetworkStoreDeps) {
    const { namespace, chosen, networks: requested } = initialState;
    super({
      namespace,
      chosen: { ...stored.chosenNetworks(requested), ...chosen },
      switching: undefined,
      requested,
      isSwitchingNamespace: false,
    });
    this.#options = options;
    this.#stored = stored;
    this.namespaces$ = {
      subscribe: (next) =>
        this.state$.subscribe((state) => next(configuredNamespaces({ networks: state.requested }))),
    };
  }

  /** The site's networks now. */
  requested(): readonly Network[] {
    return this.getSnapshot().requested;
  }

  /** Replaces them. Forgets a choice that is not among them any more. */
  request(requested: readonly Network[]): void {
    this.update(({ chosen, ...state }) => ({
      ...state,
      requested,
      chosen: Object.fromEntries(
        Object.entries(chosen).filter(([, id]) => findNetwork(requested, id)),
      ),
    }));
  }

  /** Flags the begin or the end of a switch to another namespace. */
  flagNamespaceSwitch(isSwitchingNamespace: boolean): void {
    this.update((state) =>
      state.isSwitchingNamespace === isSwitchingNamespace
        ? state
        : { ...state, isSwitchingNamespace },
    );
  }

  /** The network of `namespace` that the visitor used last, else the site's first. */
  inUseOn(namespace: ChainNamespace): Network | undefined {
    const { chosen, requested } = this.getSnapshot();
    const { defaultNetwork } = this.#options;
    return chosenNetworkOn(namespace, { chosen, networks: requested, defaultNetwork });
  }

  /** Makes `namespace` the one in use, on the next visit as well. */
  enter(namespace: ChainNamespace): void {
    this.#stored.setActiveNetwork(namespace, this.getSnapshot().chosen[namespace]);
    this.useNamespace(namespace);
  }

  /** Makes `namespace` the one in use, for this visit. */
  useNamespace(namespace: ChainNamespace): void {
    this.update((state) => (state.namespace === namespace ? state : { ...state, namespace }));
  }

  /** Makes `network` the one of its namespace, and its namespace the one in use. */
  choose({ chainNamespace: namespace, caipNetworkId }: Network): void {
    this.#stored.setActiveNetwork(namespace, caipNetworkId);
    this.#keep({ [namespace]: caipNetworkId });
    this.useNamespace(namespace);
  }

  /** Takes over a choice that another tab has made and stored. */
  adopt(chosen: ChosenNetworks): void {
    this.update((state) => ({ ...state, chosen: { ...state.chosen, ...chosen } }));
  }

  /** Remembers the wallet's network, where it is a configured one. */
  followWallet(namespace: ChainNamespace, chainReference: string): void {
    const network = findNetwork(
      this.requested(),
      formatCaipNetworkId({ namespace, chainReference }),
    );
    const { chosen, namespace: active } = this.getSnapshot();
    if (!network || chosen[namespace] === network.caipNetworkId) return;
    this.advanceSwitch({ type: 'outdated' });
    if (namespace === active) this.choose(network);
    else this.#keep({ [namespace]: network.caipNetworkId });
  }

  /** Applies `event` to the switch. */
  advanceSwitch(event: SwitchEvent): void {
    this.update((state) => {
      const switching = nextSwitch(state.switching, event);
      return state.switching === switching ? state : { ...state, switching };
    });
  }

  /** Forgets the choices on `namespaces`: the site's default applies again, also on the next visit. */
  reset(namespaces: readonly ChainNamespace[]): void {
    const { defaultNetwork } = this.#options;
    const isReset = (namespace: string): boolean => namespaces.some((each) => each === namespace);
    if (isReset(this.getSnapshot().namespace)) this.#stored.forgetActiveNetwork();
    const kept = Object.entries(this.getSnapshot().chosen).filter(([each]) => !isReset(each));
    this.#stored.setChosenNetworks(Object.fromEntries(kept));
    this.update((state) => ({
      ...state,
      chosen: {
        ...Object.fromEntries(kept),
        ...(defaultNetwork &&
          isReset(defaultNetwork.chainNamespace) && {
            [defaultNetwork.chainNamespace]: defaultNetwork.caipNetworkId,
          }),
      },
    }));
  }

  #keep(choice: ChosenNetworks): void {
    const chosen = { ...this.getSnapshot().chosen, ...choice };
    this.#stored.setChosenNetworks(chosen);
    this.update((state) => ({ ...state, chosen }));
  }
}
