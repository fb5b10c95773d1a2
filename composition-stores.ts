import { ContainerModule } from 'inversify';
import { BalanceStore } from './application/session/balance-store';
import { ConnectionStore } from './application/session/connection-store';
import { ConnectorListStore } from './application/connection/connector-list-store';
import { FeatureStatesStore } from './application/feature/feature-states-store';
import { beginningOf } from './application/snapshot/initial-state';
import { Lifetime } from './application/scope/lifetime';
import { ModalStore } from './application/navigation/modal-store';
import { NetworkStore } from './application/session/network-store';
import { AlertStore } from './application/notification/alert-store';
import { SnackbarStore } from './application/notification/snackbar-store';
import { RouterStore } from './application/navigation/router-store';
import { StoredValues } from './application/state/stored-values';
import { Beginning, Options } from './application/tokens';
import { WidgetStateStore } from './application/widget/widget-state-store';
import type { WidgetOptions } from './domain/options/widget-options';
import { provideClass, provideFactory, provideValue } from './infrastructure/di/provide';
import { KeyValueStorage } from './ports/key-value-storage';

/** What the widget knows, each store with one writer. */
export function stores(options: WidgetOptions): ContainerModule {
  return new ContainerModule(({ bind }) => {
    provideValue(bind, Options, options);
    provideClass(bind, Lifetime, Lifetime, {});
    provideFactory(
      bind,
      StoredValues,
      { storage: KeyValueStorage },
      ({ storage }: { readonly storage: KeyValueStorage }) =>
        new StoredValues({ storage, widgetId: options.id }),
    );
    provideFactory(
      bind,
      Beginning,
      { stored: StoredValues },
      ({ stored }: { readonly stored: StoredValues }) => beginningOf(options, stored),
    );
    provideClass(bind, AlertStore, AlertStore, {});
    provideClass(bind, BalanceStore, BalanceStore, {});
    provideClass(bind, ConnectionStore, ConnectionStore, { beginning: Beginning });
    provideClass(bind, FeatureStatesStore, FeatureStatesStore, {});
    provideClass(bind, ModalStore, ModalStore, {});
    provideClass(bind, NetworkStore, NetworkStore, {
      beginning: Beginning,
      options: Options,
      stored: StoredValues,
    });
    provideClass(bind, RouterStore, RouterStore, {});
    provideClass(bind, SnackbarStore, SnackbarStore, {});
    provideClass(bind, WidgetStateStore, WidgetStateStore, {
      alerts: AlertStore,
      balances: BalanceStore,
      connections: ConnectionStore,
      connectors: ConnectorListStore,
      features: FeatureStatesStore,
      lifetime: Lifetime,
      modal: ModalStore,
      networks: NetworkStore,
      options: Options,
      router: RouterStore,
      snackbar: SnackbarStore,
    });
  });
}
