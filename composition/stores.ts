import { FeatureStatesStore } from '../application/feature/feature-states-store';
import { ModalStore } from '../application/navigation/modal-store';
import { RouterStore } from '../application/navigation/router-store';
import { Lifetime } from '../application/scope/lifetime';
import { AdmittedConnections } from '../application/session/admitted-connections';
import { BalanceStore } from '../application/session/balance-store';
import { ConnectionStore } from '../application/session/connection-store';
import { NetworkStore } from '../application/session/network-store';
import { initialStateOf } from '../application/snapshot/initial-state';
import { HiddenAmounts } from '../application/state/hidden-amounts';
import { StoredValues } from '../application/state/stored-values';
import type { CoreRequest } from './ports';

/** The widget's state before it asks any port. */
export type Stores = ReturnType<typeof composeStores>;

/** The stores whose first value comes from the last visit. */
export function composeStores({ options, presented, storage, theme }: CoreRequest) {
  const stored = new StoredValues({ storage, widgetId: options.id });
  const initialState = initialStateOf(options, stored);
  const connections = new ConnectionStore({ initialState });
  const lifetime = new Lifetime();
  return {
    // The first to follow the connections: what it admits is known before any other follower asks.
    admitted: new AdmittedConnections({ connections, lifetime }),
    balances: new BalanceStore(),
    connections,
    featureStates: new FeatureStatesStore(),
    hiddenAmounts: new HiddenAmounts(stored),
    lifetime,
    modal: new ModalStore(),
    networks: new NetworkStore({ initialState, options, stored }),
    options,
    presented,
    router: new RouterStore(),
    stored,
    theme,
  };
}
