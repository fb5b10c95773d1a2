import type { Notices } from '../notification/notices';
import type { ModalStore } from '../navigation/modal-store';
import type { RouterStore } from '../navigation/router-store';
import type { Scope } from '../scope/scope';
import type { WidgetOptions } from '../../domain/options/widget-options';
import type { BalanceStore } from '../session/balance-store';
import type { ReadableConnections } from '../session/admitted-connections';
import type { ConnectorListStore } from '../session/connector-list-store';
import type { FeatureStatesStore } from '../feature/feature-states-store';
import type { NetworkStore } from '../session/network-store';
import { type WidgetFacts, WidgetStateReader } from '../snapshot/read-widget-state';
import type { ReadableStore } from '../state/readable-store';
import { StateStore } from '../state/state-store';
import type { Theme } from '../../domain/theme/theme';
import type { WidgetState } from '../snapshot/widget-state';

export interface WidgetStateStoreDeps {
  readonly balances: BalanceStore;
  readonly connections: ReadableConnections;
  readonly connectors: ConnectorListStore;
  readonly features: FeatureStatesStore;
  readonly networks: NetworkStore;
  readonly notices: Notices;
  readonly options: WidgetOptions;
  readonly scope: Scope;
  readonly theme: ReadableStore<Theme>;

  /** Whether the modal is open, the views it shows, whether they hide amounts, and the site's own port for swaps. */
  readonly views: {
    readonly hiddenAmounts: ReadableStore<boolean>;
    readonly modal: ModalStore;
    readonly router: RouterStore;
    readonly swaps: WidgetFacts['swaps'];
  };
}

/**
 * Every store as one value. It can be read at any time. Subscribers are notified once for each batch of
 * changes.
 */
export class WidgetStateStore implements ReadableStore<WidgetState> {
  readonly #deps: WidgetStateStoreDeps;
  readonly #reader: WidgetStateReader;
  readonly #store: StateStore<WidgetState>;

  /** The value that was read last, unless a store has changed since. */
  #current: WidgetState | undefined;

  constructor(deps: WidgetStateStoreDeps) {
    this.#deps = deps;
    this.#reader = new WidgetStateReader(deps.options);
    this.#store = new StateStore(this.#read());
    const { balances, connections, connectors, features, networks, notices, scope, theme } = deps;
    const sources = [balances, connections, connectors, features, networks, theme];
    const { hiddenAmounts, modal, router } = deps.views;
    const shown = [hiddenAmounts, modal, router, notices.alerts, notices.snackbars];
    scope.follow([...sources, ...shown], () => {
      this.#current = undefined;
      scope.whenSettled(this.#publish);
    });
  }

  get state$() {
    return this.#store.state$;
  }

  getSnapshot(): WidgetState {
    this.#current ??= this.#read();
    return this.#current;
  }

  readonly #publish = (): void => this.#store.update(() => this.getSnapshot());

  #read(): WidgetState {
    const { balances, connections, connectors, features, networks, notices, theme } = this.#deps;
    const { hiddenAmounts, modal, router, swaps } = this.#deps.views;
    const { connectors: all, leftOutCount, methods, recentLogin, rows } = connectors.getSnapshot();
    const { namespace, chosen, switching, requested } = networks.getSnapshot();
    return this.#reader.read({
      ...modal.getSnapshot(),
      connected: connections.getSnapshot(),
      namespace,
      chosen,
      networks: requested,
      swaps,
      switching,
      balances: balances.getSnapshot(),
      history: router.getSnapshot(),
      connectors: all,
      connectorRows: rows,
      connectMethods: methods,
      recentLogin,
      ...(leftOutCount > 0 && { leftOutCount }),
      snackbar: notices.snackbars.getSnapshot(),
      alert: notices.alerts.getSnapshot(),
      features: features.getSnapshot(),
      theme: theme.getSnapshot(),
      isPrivate: hiddenAmounts.getSnapshot(),
    });
  }
}
