import type { CaipAddress } from '../../domain/caip/caip-address';
import { type ChainNamespace, chainNamespaces } from '../../domain/caip/chain-namespace';
import {
  caipAddressOf,
  type GrantedSession,
  withoutSession,
  withSession,
} from '../../domain/connection/connection';
import type { Connector } from '../../domain/connection/connector';
import { withRecentWallet } from '../../domain/connection/recent-wallets';
import type { StreamSubscription } from '../../ports/stream';
import type { WalletEvent, WalletGrant, WalletSession } from '../../ports/wallet-connector';
import type { Lifetime } from '../lifecycle/lifetime';
import type { NetworkStore } from '../network/network-store';
import type { StoredValues } from '../state/stored-values';
import type { ConnectionStore } from './connection-store';
import type { ConnectorListStore } from './connector-list-store';

export interface WalletSessionsDeps {
  readonly connections: ConnectionStore;
  readonly connectors: ConnectorListStore;
  readonly lifetime: Lifetime;
  readonly networks: NetworkStore;
  readonly stored: StoredValues;
}

interface LiveSession {
  readonly connector: Connector;
  readonly session: WalletSession;
  readonly following: StreamSubscription;
}

/** The wallets that are connected right now, one per namespace, each followed until it leaves. */
export class WalletSessions {
  readonly #deps: WalletSessionsDeps;
  readonly #live = new Map<ChainNamespace, LiveSession>();

  constructor(deps: WalletSessionsDeps) {
    this.#deps = deps;
    deps.lifetime.onEnd(() => chainNamespaces.forEach((namespace) => this.#letGo(namespace)));
  }

  /** The session of `namespace`, where one is connected. */
  at(namespace: ChainNamespace): WalletSession | undefined {
    return this.#live.get(namespace)?.session;
  }

  /** Makes `session` the one of its namespace: shows it, stores it and follows it. */
  adopt(connector: Connector, session: WalletSession): CaipAddress {
    const { chain: namespace, id } = connector;
    this.#letGo(namespace);
    this.#deps.networks.useNamespace(namespace);
    this.#deps.stored.setConnected(namespace, id);
    this.#remember(connector);
    const granted = this.#show(connector, session.grant);
    const following = session.events$.subscribe((event) => this.#hear(connector, session, event));
    this.#live.set(namespace, { connector, session, following });
    return caipAddressOf(namespace, granted);
  }

  /**
   * Ends the session of `namespace` and forgets it here, also where the wallet would not.
   *
   * @throws what the wallet answered.
   */
  async end(namespace: ChainNamespace): Promise<void> {
    const live = this.#live.get(namespace);
    this.#forget(namespace);
    await live?.session.disconnect();
  }

  #hear(connector: Connector, session: WalletSession, event: WalletEvent): void {
    const isCurrent = this.#live.get(connector.chain)?.session === session;
    if (event.type === 'changed') this.#show(connector, event.grant);
    else if (isCurrent) this.#forget(connector.chain);
  }

  #show({ chain, id }: Connector, grant: WalletGrant): GrantedSession {
    const granted: GrantedSession = { connectorId: id, ...grant };
    this.#deps.connections.change(chain, (connection) => withSession(connection, granted));
    this.#deps.networks.followWallet(chain, grant.chainReference);
    return granted;
  }

  #forget(namespace: ChainNamespace): void {
    this.#letGo(namespace);
    this.#deps.stored.setDisconnected(namespace);
    this.#deps.stored.forgetLogin();
    this.#deps.connections.change(namespace, withoutSession);
  }

  #letGo(namespace: ChainNamespace): void {
    const live = this.#live.get(namespace);
    if (!live) return;
    this.#live.delete(namespace);
    live.following.unsubscribe();
    live.session.release();
  }

  /** The embedded wallet is no row of its own: its ways to log in are. */
  #remember({ id, info, name, type }: Connector): void {
    if (type === 'AUTH') return;
    const { connectors, stored } = this.#deps;
    const rdns = info?.rdns;
    const wallet = { id, name, ...(rdns !== undefined && { rdns }) };
    const recentWallets = withRecentWallet(connectors.getSnapshot().recentWallets, wallet);
    stored.setRecentWallets(recentWallets);
    connectors.setRecentWallets(recentWallets);
  }
}
