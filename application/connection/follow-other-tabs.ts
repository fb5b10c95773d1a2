import type { Scope } from '../scope/scope';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import { identityOf } from '../../domain/connection/wallet-identity';
import { findNetwork } from '../../domain/network/find-network';
import type { WidgetOptions } from '../../domain/options/widget-options';
import type { KeyValueStorage } from '../../ports/key-value-storage';
import { configuredNamespaces } from '../snapshot/initial-state';
import type { NetworkStore } from '../session/network-store';
import type { HiddenAmounts } from '../state/hidden-amounts';
import type { StoredValues } from '../state/stored-values';
import type { ConnectAttempts } from './connect-attempts';
import type { ConnectionStore } from '../session/connection-store';
import type { RestoreConnections } from './restore-connections';
import type { WalletSessions } from '../session/wallet-sessions';

export interface FollowOtherTabsDeps {
  readonly attempts: ConnectAttempts;
  readonly connections: ConnectionStore;
  readonly hiddenAmounts: HiddenAmounts;
  readonly scope: Scope;
  readonly networks: NetworkStore;
  readonly options: WidgetOptions;
  readonly restoreConnections: RestoreConnections;
  readonly sessions: WalletSessions;
  readonly storage: KeyValueStorage;
  readonly stored: StoredValues;
}

/**
 * Follows what a visitor does in other tabs of the site: connect, switch, disconnect, hide amounts.
 *
 * Reads the storage, and asks a wallet nothing that would prompt the visitor. Takes over only what differs
 * from this page, and stores only what is stored already, so that tabs which follow one another come to rest.
 */
export class FollowOtherTabs {
  readonly #deps: FollowOtherTabsDeps;

  /**
   * The namespaces on which another tab changed something while a wallet was asked here. They are read again
   * once that is over.
   */
  readonly #unseen = new Set<ChainNamespace>();

  constructor(deps: FollowOtherTabsDeps) {
    this.#deps = deps;
  }

  start(): void {
    const { connections, scope, storage } = this.#deps;
    scope.during(
      storage.changes$?.subscribe((key) => scope.batch(() => this.#followKey(key))),
      connections.state$.subscribe(() =>
        [...this.#unseen].forEach((namespace) => this.#followWallet(namespace)),
      ),
    );
  }

  #followKey(key: string): void {
    const { hiddenAmounts, stored } = this.#deps;
    hiddenAmounts.read();
    if (stored.isNetworkKey(key)) this.#followNetwork();
    if (stored.isConnectionKey(key)) this.#followWallets();
    if (stored.isAccountKey(key)) this.#followAccounts();
    if (stored.isChosenNetworksKey(key)) this.#followChosenNetworks();
    stored.passOnChange(key);
  }

  #followWallets(): void {
    const { options, sessions, stored } = this.#deps;
    const namespaces = configuredNamespaces(options);
    // Two tabs may have stored their lists of namespaces at once, each without the other's.
    stored.relist(namespaces.filter((namespace) => sessions.at(namespace)));
    namespaces.forEach((namespace) => this.#followWallet(namespace));
  }

  #followWallet(namespace: ChainNamespace): void {
    const { connections, options, restoreConnections, stored } = this.#deps;
    const { attempt, session } = connections.at(namespace);
    const asking = attempt?.status === 'asking' ? attempt : undefined;
    // A wallet that the visitor is connecting in this tab wins.
    if (asking?.purpose === 'connect') {
      this.#unseen.add(namespace);
      return;
    }
    this.#unseen.delete(namespace);
    if (stored.hasLeft(namespace)) {
      this.#leave(namespace);
      return;
    }
    const connectorId = stored.connectorId(namespace);
    const known = asking?.connectorId ?? session?.connectorId ?? '';
    const isKnown = connectorId === identityOf(known);
    if (connectorId === undefined || isKnown || !options.enableReconnect) return;
    restoreConnections.follow(namespace, connectorId);
  }

  #followAccounts(): void {
    const { options, sessions, stored } = this.#deps;
    for (const namespace of configuredNamespaces(options)) {
      const address = stored.chosenAccount(namespace);
      if (address !== undefined && sessions.sharesOther(namespace, address)) {
        sessions.useAccount(namespace, address);
      }
    }
  }

  /**
   * Where a wallet lets the site choose the network, the tabs agree on it; any other wallet reports its own.
   */
  #followChosenNetworks(): void {
    const { networks, options, sessions, stored } = this.#deps;
    const chosen = stored.chosenNetworks(networks.requested());
    for (const namespace of configuredNamespaces(options)) {
      const id = chosen[namespace];
      const { [namespace]: before } = networks.getSnapshot().chosen;
      const network = id && id !== before && findNetwork(networks.requested(), id);
      if (!network || !sessions.at(namespace)?.useNetwork) continue;
      // Adopted first, so that the stored value is not stored again.
      networks.adopt({ [namespace]: id });
      const isThere = sessions.useNetwork(namespace, network);
      if (!isThere && before) networks.adopt({ [namespace]: before });
    }
  }

  #leave(namespace: ChainNamespace): void {
    const { attempts, connections, networks, sessions } = this.#deps;
    const { attempt, session } = connections.at(namespace);
    if (attempt?.status !== 'failed') attempts.cancel(namespace);
    if (!session) return;
    sessions.leave(namespace);
    networks.reset([namespace]);
  }

  /** A connected wallet reports its own network. Without one, this tab chooses what the other tab chose. */
  #followNetwork(): void {
    const { connections, networks, stored } = this.#deps;
    const id = stored.activeNetworkId();
    const network = id && findNetwork(networks.requested(), id);
    if (!network) return;
    const { chainNamespace: namespace } = network;
    if (connections.at(namespace).session) networks.useNamespace(namespace);
    else if (networks.getSnapshot().chosen[namespace] !== id) networks.choose(network);
  }
}
