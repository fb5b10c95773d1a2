import { chainNamespaces } from '../../domain/caip/chain-namespace';
import {
  type Shown,
  shownCode,
  shownConnector,
  shownNetwork,
  shownWord,
} from '../../domain/devtools/shown';
import { textOf } from '../../domain/outside/untrusted-record';
import type { ConnectionState, WidgetState } from '../snapshot/widget-state';

/** The connection of one namespace, as far as it is shown. */
export interface ConnectionOutline {
  readonly namespace: Shown;
  readonly status: Shown;
  readonly network?: Shown;
  readonly connectorId?: Shown;

  /** The wallet that is asked, or that has declined. */
  readonly attempt?: { readonly connectorId: Shown; readonly status: Shown };

  /** Where the reading of the balance stands; never the sum. */
  readonly balance?: Shown;

  /** The one field that says who the visitor is. */
  readonly address?: string;
}

/** The parts of a widget's state that say nothing about the visitor, but for the addresses. */
export interface StateOutline {
  readonly isOpen: boolean;
  readonly isLoading: boolean;
  readonly isDisposed: boolean;

  /** The views that the visitor came through, the one on show last. */
  readonly views: readonly Shown[];
  readonly namespace: Shown;
  readonly connections: readonly ConnectionOutline[];
  readonly networks: readonly Shown[];
  readonly connectors: readonly Shown[];

  /** The features that have been used, with the status of those that have one. */
  readonly features: readonly { readonly name: Shown; readonly status?: Shown }[];
  readonly snackbar?: Shown;
  readonly alert?: Shown;
}

/** What is shown of `state`: each field is named here, so that a new one is not shown before it has been looked at. */
export function outlineOf(state: WidgetState): StateOutline {
  const { alert, connectors, features, history, isDisposed, isLoading, isOpen } = state;
  const { networks, snackbar } = state;
  return {
    isOpen,
    isLoading,
    isDisposed,
    views: history.map(({ name }) => shownWord(name)),
    namespace: shownWithDigits(state.namespace),
    connections: chainNamespaces.map((each) => connectionOutline(state.connections[each])),
    networks: networks.map(({ caipNetworkId }) => shownNetwork(caipNetworkId)),
    connectors: connectors.map(({ id }) => shownConnector(id)),
    features: Object.entries(features).map(([name, feature]) => {
      const status = textOf(feature, 'status');
      return { name: shownWord(name), ...(status !== undefined && { status: shownWord(status) }) };
    }),
    ...(snackbar && { snackbar: shownCode(snackbar.code) }),
    ...(alert && { alert: shownCode(alert.code) }),
  };
}

function connectionOutline(connection: ConnectionState): ConnectionOutline {
  const { account, attempt, namespace, network, status } = connection;
  return {
    namespace: shownWithDigits(namespace),
    status: shownWord(status),
    ...(network && { network: shownNetwork(network.caipNetworkId) }),
    ...(account && {
      connectorId: shownConnector(account.connectorId),
      balance: shownWord(account.balance.status),
      address: account.address,
    }),
    ...(attempt && {
      attempt: {
        connectorId: shownConnector(attempt.connectorId),
        status: shownWord(attempt.status),
      },
    }),
  };
}

/** The namespaces are known words with digits. */
function shownWithDigits(namespace: WidgetState['namespace']): Shown {
  return namespace as string as Shown;
}
