import type { WidgetOptions } from '../../domain/options/widget-options';
import type { BalanceStore } from '../session/balance-store';
import type { ConnectionStore } from '../session/connection-store';
import type { ConnectorListStore } from '../connection/connector-list-store';
import type { FeatureStatesStore } from '../feature/feature-states-store';
import type { Lifetime } from '../scope/lifetime';
import type { ModalStore } from '../navigation/modal-store';
import type { NetworkStore } from '../session/network-store';
import type { AlertStore } from '../notification/alert-store';
import type { SnackbarStore } from '../notification/snackbar-store';
import { WidgetStateReader } from '../snapshot/read-widget-state';
import type { RouterStore } from '../navigation/router-store';
import type { ReadableStore } from '../state/readable-store';
import { StateStore } from '../state/state-store';
import type { WidgetState } from '../snapshot/widget-state';

export interface WidgetStateStoreDeps {
  readonly alerts: AlertStore;
  readonly balances: BalanceStore;
  readonly connections: ConnectionStore;
  readonly connectors: ConnectorListStore;
  readonly features: FeatureStatesStore;
  readonly lifetime: Lifetime;
  readonly modal: ModalStore;
  readonly networks: NetworkStore;
  readonly options: WidgetOptions;
  readonly router: RouterStore;
  readonly snackbar: SnackbarStore;
}

/** Every store as one value, read anew whenever one of them changes. */
export class WidgetStateStore implements ReadableStore<WidgetState> {
  readonly #deps: WidgetStateStoreDeps;
  readonly #reader: WidgetStateReader;
  readonly #store: StateStore<WidgetState>;

  constructor(deps: WidgetStateStoreDeps) {
    this.#deps = deps;
    this.#reader = new WidgetStateReader(deps.options);
    this.#store = new StateStore(this.#read());
    const sources = [
      deps.alerts,
      deps.balances,
      deps.connections,
      deps.connectors,
      deps.features,
      deps.modal,
      deps.networks,
      deps.router,
      deps.snackbar,
    ];
    for (const { state$ } of sources) {
      const subscription = state$.subscribe(() => this.#store.update(() => this.#read()));
      deps.lifetime.onEnd(() => subscription.unsubscribe());
    }
  }

  get state$() {
    return this.#store.state$;
  }

  getSnapshot(): WidgetState {
    return this.#store.getSnapshot();
  }

  #read(): WidgetState {
    const { alerts, balances, connections, connectors, modal, networks, router, snackbar } =
      this.#deps;
    const { features } = this.#deps;
    const { connectors: all, rows } = connectors.getSnapshot();
    const { namespace, chosen, switching, requested } = networks.getSnapshot();
    return this.#reader.read({
      ...modal.getSnapshot(),
      connected: connections.getSnapshot(),
      namespace,
      chosen,
      networks: requested,
      switching,
      balances: balances.getSnapshot(),
      history: router.getSnapshot(),
      connectors: all,
      connectorRows: rows,
      snackbar: snackbar.getSnapshot(),
      alert: alerts.getSnapshot(),
      features: features.getSnapshot(),
    });
  }
}
