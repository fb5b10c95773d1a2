import {
  type ChosenNetworks,
  chosenNetworkOn,
  type NetworkChoice,
} from '../../domain/network/chosen-networks';
import type { Account, BalanceState } from '../../domain/account/account';
import { type ChainNamespace, chainNamespaces } from '../../domain/caip/chain-namespace';
import { addressOf } from '../../domain/caip/caip-address';
import { type Connection, type Connections } from '../../domain/connection/connection';
import { connectionStatus } from '../../domain/connection/connection-status';
import { caipAddressOf } from '../../domain/connection/account-in-use';
import { activeNetworkFor } from '../../domain/network/network-support';
import { accountPage } from '../../domain/network/account-page';
import type { ActiveNetwork } from '../../domain/network/network';
import type { WidgetOptions } from '../../domain/options/widget-options';
import type { SwapSource } from '../../ports/swap-source';
import type { ConnectionState, ConnectionStates, WidgetState } from './widget-state';

/** The sources of a {@link WidgetState}. */
export interface WidgetFacts extends Omit<
  WidgetState,
  'canSwap' | 'connections' | 'isDisposed' | 'view'
> {
  readonly connected: Connections;
  readonly chosen: ChosenNetworks;
  readonly balances: Readonly<Record<ChainNamespace, BalanceState>>;

  /** The site's own port for swaps. */
  readonly swaps: Pick<SwapSource, 'serves'> | undefined;
}

/**
 * Reads the public state from its sources. A part whose sources did not change stays the same object, and so
 * does the whole: subscribers can compare by identity.
 */
export class WidgetStateReader {
  readonly #options: WidgetOptions;
  #state: WidgetState | undefined;
  readonly #last = new Map<
    ChainNamespace,
    { readonly sources: readonly unknown[]; readonly state: ConnectionState }
  >();

  constructor(options: WidgetOptions) {
    this.#options = options;
  }

  read({ connected, chosen, balances, swaps, ...rest }: WidgetFacts): WidgetState {
    const choice = {
      chosen,
      networks: rest.networks,
      defaultNetwork: this.#options.defaultNetwork,
    };
    const connections = Object.fromEntries(
      chainNamespaces.map((each) => [
        each,
        this.#connection(each, connected[each], balances[each], choice),
      ]),
    ) as unknown as ConnectionStates;
    const before = this.#state;
    const { network } = connections[rest.namespace];
    const state: WidgetState = {
      ...rest,
      ...(swaps && { canSwap: (network && swaps.serves?.(network)) ?? null }),
      isDisposed: false,
      view: rest.history.at(-1),
      connections:
        before && isSame(before.connections, connections) ? before.connections : connections,
    };
    this.#state = before && isSame(before, state) ? before : state;
    return this.#state;
  }

  #connection(
    namespace: ChainNamespace,
    connection: Connection,
    balance: BalanceState,
    choice: NetworkChoice,
  ): ConnectionState {
    const sources = [connection, balance, choice.chosen[namespace], choice.networks];
    const last = this.#last.get(namespace);
    if (last?.sources.every((source, index) => source === sources[index])) return last.state;

    const { session, attempt } = connection;
    const granted = session ?? connection.withheld;
    const network = granted
      ? activeNetworkFor(choice.networks, namespace, granted.chainReference)
      : chosenNetworkOn(namespace, choice);
    const state: ConnectionState = {
      namespace,
      status: connectionStatus(connection),
      ...(attempt && { attempt }),
      ...(network && { network }),
      ...(session && { account: accountOf(namespace, session, balance, network) }),
    };
    this.#last.set(namespace, { sources, state });
    return state;
  }
}

function accountOf(
  namespace: ChainNamespace,
  session: NonNullable<Connection['session']>,
  balance: BalanceState,
  network: ActiveNetwork | undefined,
): Account {
  const caipAddress = caipAddressOf(namespace, session);
  const address = addressOf(caipAddress);
  const explorerUrl = network && accountPage(network, address);
  return {
    namespace,
    caipAddress,
    address,
    allAddresses: session.addresses,
    connectorId: session.connectorId,
    balance,
    ...(session.accounts && { accounts: session.accounts }),
    ...(session.isAccountChosenHere && { isChosenHere: true }),
    ...(session.approvedCaipNetworkIds && {
      approvedCaipNetworkIds: session.approvedCaipNetworkIds,
    }),
    ...(session.canAddNetworks && { canAddNetworks: true }),
    ...(explorerUrl !== undefined && { explorerUrl }),
  };
}

/** Whether two objects have the same members, compared by identity. */
function isSame<Whole extends object>(one: Whole, other: Whole): boolean {
  const names = Object.keys(other) as (keyof Whole)[];
  return (
    names.length === Object.keys(one).length && names.every((name) => one[name] === other[name])
  );
}
