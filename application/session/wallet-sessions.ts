import type { Scope } from '../scope/scope';
import type { Notices } from '../notification/notices';
import type { CaipAddress } from '../../domain/caip/caip-address';
import { type ChainNamespace, chainNamespaces } from '../../domain/caip/chain-namespace';
import { type GrantedSession } from '../../domain/connection/connection';
import { withoutSession, withSession } from '../../domain/connection/connection-changes';
import { caipAddressOf } from '../../domain/connection/account-in-use';
import type { Connector, ConnectorType } from '../../domain/connection/connector';
import { nextInUse } from '../../domain/connection/disconnect-plan';
import { type RecentWallet, withRecentWallet } from '../../domain/connection/recent-wallets';
import { faceOf, identityOf } from '../../domain/connection/wallet-identity';
import { isWidgetError, WidgetError } from '../../domain/errors/widget-error';
import type { Network } from '../../domain/network/network';
import { withoutPrototype } from '../../domain/outside/without-prototype';
import type { StreamSubscription } from '../../ports/stream';
import {
  type WalletEvent,
  type WalletGrant,
  type WalletSession,
} from '../../ports/wallet-connector';
import type { NetworkStore } from './network-store';
import type { StoredValues } from '../state/stored-values';
import type { ConnectionStore } from './connection-store';
import type { ConnectorListStore } from './connector-list-store';

export interface WalletSessionsDeps {
  readonly connections: ConnectionStore;
  readonly connectors: ConnectorListStore;
  readonly scope: Scope;
  readonly networks: NetworkStore;
  readonly notices: Notices;
  readonly stored: StoredValues;
}

/** The wallets that are not in this browser. */
const remoteTypes: ReadonlySet<ConnectorType> = new Set(['AUTH', 'WALLET_CONNECT']);

interface LiveSession {
  readonly details: Connector;
  readonly session: WalletSession;
  following?: StreamSubscription;
}

/** The connected wallets, one per namespace, each followed until it leaves. */
export class WalletSessions {
  readonly #deps: WalletSessionsDeps;
  readonly #live = new Map<ChainNamespace, LiveSession>();

  /** Called before a session ends. */
  readonly #beforeEnd = new Set<(namespace: ChainNamespace) => void>();

  /** The sessions that are ending now. */
  readonly #ending = new Set<WalletSession>();

  constructor(deps: WalletSessionsDeps) {
    this.#deps = deps;
    deps.scope.onEnd(() => {
      chainNamespaces.forEach((namespace) => this.#remove(namespace)?.session.release());
      this.#ending.forEach((session) => session.release());
    });
  }

  /** The session of `namespace`, where one is connected. */
  at(namespace: ChainNamespace): WalletSession | undefined {
    return this.#live.get(namespace)?.session;
  }

  /**
   * Makes `session`, which a visitor has just requested, the one of its namespace, and that namespace the one
   * in use: shows it, stores it and follows it.
   */
  adopt(details: Connector, session: WalletSession): CaipAddress {
    this.#deps.networks.enter(details.namespace);
    this.#rememberInstalled(details);
    return this.resume(details, session);
  }

  /**
   * Like {@link WalletSessions.adopt}, for a session of an earlier visit: the namespace in use does not
   * change.
   */
  resume(details: Connector, session: WalletSession): CaipAddress {
    const { id, namespace, type } = details;
    this.#remove(namespace)?.session.release();
    const live: LiveSession = { details, session };
    this.#live.set(namespace, live);
    const face = remoteTypes.has(type) ? undefined : faceOf(details);
    this.#deps.stored.setConnected(namespace, identityOf(id), face);
    const granted = this.#show(live, this.#withChosenAccount(namespace, session));
    // A subscriber, or its first event, may have ended it at once.
    if (this.#isLive(live))
      live.following = session.events$.subscribe((event) =>
        this.#deps.scope.batch(() => this.#onEvent(live, event)),
      );
    if (!this.#isLive(live)) live.following?.unsubscribe();
    return caipAddressOf(namespace, this.#deps.connections.at(namespace).session ?? granted);
  }

  /**
   * Makes `address`, which the wallet of `namespace` shares, the account in use, also on the next visit.
   *
   * @throws `WidgetError` `NOT_CONNECTED`, and `ADDRESS_INVALID` where the wallet does not share it or does
   *   not let the site choose.
   */
  useAccount(namespace: ChainNamespace, address: string): void {
    const session = this.at(namespace);
    if (!session) throw new WidgetError('NOT_CONNECTED', { namespace });
    const granted: readonly string[] =
      this.#deps.connections.at(namespace).session?.addresses ?? [];
    if (!session.useAccount || !granted.includes(address)) {
      throw new WidgetError('ADDRESS_INVALID', { namespace, value: address });
    }
    session.useAccount(address);
    this.#deps.stored.setChosenAccount(namespace, address);
  }

  /**
   * Moves the session of `namespace` to `network` where its wallet lets the site choose. Returns whether it
   * is there now.
   */
  useNetwork(namespace: ChainNamespace, network: Network): boolean {
    const session = this.at(namespace);
    if (!session?.useNetwork) return false;
    try {
      session.useNetwork(network);
      return true;
    } catch (error) {
      if (isWidgetError(error, 'CHAIN_NOT_SUPPORTED')) return false;
      throw error;
    }
  }

  /** Whether the wallet of `namespace` shares `address`, lets the site choose, and uses another address. */
  sharesOther(namespace: ChainNamespace, address: string): boolean {
    const [, ...others] = this.#deps.connections.at(namespace).session?.addresses ?? [];
    return this.at(namespace)?.useAccount !== undefined && others.includes(address);
  }

  /** Calls `listener` before this page or a wallet ends a session, until the returned function is called. */
  onEnding(listener: (namespace: ChainNamespace) => void): () => void {
    this.#beforeEnd.add(listener);
    return () => this.#beforeEnd.delete(listener);
  }

  /**
   * Ends the session of `namespace` and forgets it, even if the wallet refuses.
   *
   * @throws what the wallet answered.
   */
  async end(namespace: ChainNamespace): Promise<void> {
    this.#tellEnding(namespace);
    const session = this.#forget(namespace);
    if (!session) return;
    this.#ending.add(session);
    try {
      await session.disconnect();
    } finally {
      this.#ending.delete(session);
      session.release();
    }
  }

  /**
   * Releases the session of `namespace`, which another tab has ended, without a request to the wallet and
   * without storing.
   */
  leave(namespace: ChainNamespace): void {
    this.moveOnFrom([namespace]);
    this.#remove(namespace)?.session.release();
    this.#deps.connections.change(namespace, withoutSession);
  }

  /**
   * If one of `namespaces` is in use, makes another connected one the one in use. Returns whether a wallet is
   * connected elsewhere.
   */
  moveOnFrom(namespaces: readonly ChainNamespace[]): boolean {
    const { networks } = this.#deps;
    const inUse = networks.getSnapshot().namespace;
    const { staysConnected, enter } = nextInUse([...this.#live.keys()], namespaces, inUse);
    if (enter) networks.enter(enter);
    return staysConnected;
  }

  #isLive(live: LiveSession): boolean {
    return this.#live.get(live.details.namespace) === live;
  }

  #onEvent(live: LiveSession, event: WalletEvent): void {
    if (!this.#isLive(live)) return;
    if (event.type === 'changed') this.#change(live, event.grant);
    if (event.type === 'interrupted') this.#deps.notices.show('WALLET_INTERRUPTED');
    if (event.type === 'added') this.#add(event.connector, event.session);
    if (event.type !== 'disconnected') return;
    void this.#forgetEnded(live.details);
  }

  #change(live: LiveSession, grant: WalletGrant): void {
    const { connections, stored } = this.#deps;
    const { namespace, type } = live.details;
    const { session } = connections.at(namespace);
    const [address] = grant.addresses;
    this.#show(live, grant);
    // On another chain the account may have another address, which is no choice.
    const isThere = session?.chainReference === grant.chainReference;
    if (!live.session.useAccount || !isThere || session.addresses[0] === address) return;
    // A wallet of this browser says itself on the next visit which account it is on.
    stored.setChosenAccount(namespace, remoteTypes.has(type) ? address : undefined);
  }

  #tellEnding(namespace: ChainNamespace): void {
    if (this.#live.has(namespace)) this.#beforeEnd.forEach((listener) => listener(namespace));
  }

  async #forgetEnded({ namespace, type }: Connector): Promise<void> {
    this.#tellEnding(namespace);
    if (!remoteTypes.has(type)) this.moveOnFrom([namespace]);
    this.#forget(namespace)?.release();
    if (!remoteTypes.has(type)) return;
    // A session of several namespaces ends on one after the other. Only after the last is it known what is
    // left.
    await Promise.resolve();
    if (!this.#live.has(namespace)) this.moveOnFrom([namespace]);
  }

  /** The wallet added it by itself: a wallet that is connected there already stays. */
  #add(details: Connector, session: WalletSession): void {
    if (this.#live.has(details.namespace)) session.release();
    else this.resume(details, session);
  }

  #show({ details, session }: LiveSession, grant: WalletGrant): GrantedSession {
    const { id, namespace } = details;
    const granted = withoutPrototype<GrantedSession>({
      connectorId: id,
      ...grant,
      ...(session.useAccount && { isAccountChosenHere: true }),
    });
    this.#deps.connections.change(namespace, (connection) => withSession(connection, granted));
    this.#deps.networks.followWallet(namespace, grant.chainReference);
    return granted;
  }

  /** What `session` grants, with the account that the visitor chose as the current one. */
  #withChosenAccount(namespace: ChainNamespace, session: WalletSession): WalletGrant {
    const { grant } = session;
    const [current, ...others] = grant.addresses;
    const address = others.find((one) => one === this.#deps.stored.chosenAccount(namespace));
    if (!session.useAccount || address === undefined) return grant;
    session.useAccount(address);
    return { ...grant, addresses: [address, current, ...others.filter((one) => one !== address)] };
  }

  /** Removes the session from state and storage, and returns it. */
  #forget(namespace: ChainNamespace): WalletSession | undefined {
    const { connections, stored } = this.#deps;
    const live = this.#remove(namespace);
    // Another page of the site may have stored another wallet since. That entry is not this page's to remove.
    if (!live || stored.connectorId(namespace) === identityOf(live.details.id)) {
      stored.setDisconnected(namespace);
      stored.setChosenAccount(namespace, undefined);
      // A login or a phone wallet that serves another namespace still counts.
      const isLogin = ({ details }: LiveSession): boolean => remoteTypes.has(details.type);
      if (![...this.#live.values()].some(isLogin)) stored.forgetLogin();
    }
    connections.change(namespace, (connection) =>
      connection.session ? withoutSession(connection) : connection,
    );
    return live?.session;
  }

  /** Stops following the session of `namespace`. */
  #remove(namespace: ChainNamespace): LiveSession | undefined {
    const live = this.#live.get(namespace);
    this.#live.delete(namespace);
    live?.following?.unsubscribe();
    return live;
  }

  /** Lists `wallet` as the one used last, on this visit and the next. */
  remember(wallet: RecentWallet): void {
    const { connectors, stored } = this.#deps;
    const recentWallets = withRecentWallet(connectors.getSnapshot().recentWallets, wallet);
    stored.setRecentWallets(recentWallets);
    connectors.setRecentWallets(recentWallets);
  }

  /**
   * The embedded wallet and pairing are not wallets of the list: a caller that connects by them knows the
   * wallet.
   */
  #rememberInstalled({ id, info, name, type }: Connector): void {
    if (type === 'AUTH' || type === 'WALLET_CONNECT') return;
    const rdns = info?.rdns;
    this.remember({ id, name, ...(rdns !== undefined && { rdns }) });
  }
}
