import { type ChainNamespace, chainNamespaces } from '../../domain/caip/chain-namespace';
import { type Connections, noConnections } from '../../domain/connection/connection';
import type { Network } from '../../domain/network/network';
import { findNetwork } from '../../domain/network/find-network';
import type { WidgetOptions } from '../../domain/options/widget-options';
import { type ChosenNetworks, chosenNetworkOn } from '../../domain/network/chosen-networks';
import type { Snapshot } from '../../domain/snapshot/snapshot';
import type { Theme } from '../../domain/theme/theme';
import {
  closed,
  type ConnectionState,
  type ConnectionStates,
  type WidgetState,
} from './widget-state';

/** The initial values of a widget's stores. */
export interface InitialState {
  readonly connected: Connections;
  readonly namespace: ChainNamespace;
  readonly chosen: ChosenNetworks;

  /** The site's networks. */
  readonly networks: readonly Network[];
}

/** What is known of the visit before: the values that it stored, or their snapshot. */
export type Remembered = Pick<Snapshot, 'activeNamespace' | 'activeNetworkId'> & {
  connectorId(namespace: ChainNamespace): string | undefined;
};

/** The namespaces of the site's networks. */
export function configuredNamespaces({
  networks,
}: Pick<WidgetOptions, 'networks'>): readonly ChainNamespace[] {
  return [...new Set(networks.map(({ chainNamespace }) => chainNamespace))];
}

/**
 * The initial state: a connection stored as connected begins as connecting, with the network and the
 * namespace used last. Without `stored`, the state of a first visit.
 */
export function initialStateOf(options: WidgetOptions, stored?: Remembered): InitialState {
  const namespaces = configuredNamespaces(options);
  const network = findStoredNetwork(options, stored) ?? options.defaultNetwork;
  const storedNamespace = stored?.activeNamespace();
  const namespace =
    storedNamespace && namespaces.includes(storedNamespace)
      ? storedNamespace
      : (network?.chainNamespace ?? namespaces[0] ?? 'eip155');
  return {
    connected: restoring(options, namespaces, stored),
    namespace,
    chosen: network ? { [network.chainNamespace]: network.caipNetworkId } : {},
    networks: options.networks,
  };
}

/** The theme of the options. */
export function themeOf({ themeMode, themePreset, themeVariables }: WidgetOptions): Theme {
  return { mode: themeMode, preset: themePreset, variables: themeVariables };
}

/** The state of a widget that has downloaded nothing yet: closed, with no wallet connected. */
export function quietState(options: WidgetOptions, theme: Theme, stored?: Remembered): WidgetState {
  const { connected, namespace, chosen, networks } = initialStateOf(options, stored);
  const choice = { chosen, networks, defaultNetwork: options.defaultNetwork };
  const connectionOn = (each: ChainNamespace): ConnectionState => {
    const { attempt } = connected[each];
    const network = chosenNetworkOn(each, choice);
    return {
      namespace: each,
      status: attempt ? 'connecting' : 'disconnected',
      ...(attempt && { attempt }),
      ...(network && { network }),
    };
  };
  return {
    ...closed,
    namespace,
    connections: Object.fromEntries(
      chainNamespaces.map((each) => [each, connectionOn(each)]),
    ) as unknown as ConnectionStates,
    networks,
    connectors: [],
    connectorRows: [],
    alert: undefined,
    theme,
    features: {},
    isDisposed: false,
  };
}

function findStoredNetwork({ networks }: WidgetOptions, stored?: Remembered) {
  const id = stored?.activeNetworkId();
  return id && findNetwork(networks, id);
}

function restoring(
  { enableReconnect }: WidgetOptions,
  namespaces: readonly ChainNamespace[],
  stored?: Remembered,
): Connections {
  const connections = { ...noConnections };
  if (!enableReconnect || !stored) return connections;
  for (const namespace of namespaces) {
    const connectorId = stored.connectorId(namespace);
    if (connectorId === undefined) continue;
    connections[namespace] = { attempt: { status: 'asking', purpose: 'restore', connectorId } };
  }
  return connections;
}
