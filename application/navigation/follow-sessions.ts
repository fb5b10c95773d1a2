import type { Navigation } from './navigation';
import type { Scope } from '../scope/scope';
import { type ChainNamespace, chainNamespaces } from '../../domain/caip/chain-namespace';
import type { Connections, GrantedSession } from '../../domain/connection/connection';
import type { Network } from '../../domain/network/network';
import { activeNetworkFor, shouldShowUnsupportedChain } from '../../domain/network/network-support';
import type { WidgetOptions } from '../../domain/options/widget-options';
import type { ViewName } from '../../domain/routing/view-name';
import { viewRules } from '../../domain/routing/view-rules';
import { isSwapNetworkChoice } from '../../domain/swap/swap-network-choice';
import type { ConnectionStore } from '../session/connection-store';
import type { NetworkStore } from '../session/network-store';

export interface FollowSessionsDeps {
  readonly connections: ConnectionStore;
  readonly scope: Scope;
  readonly networks: NetworkStore;
  readonly options: WidgetOptions;
  readonly navigation: Navigation;
}

/** The state at the last check. */
interface Followed {
  readonly namespace: ChainNamespace;
  readonly connected: Connections;
  readonly requested: readonly Network[];
}

/** Views that wait for a wallet. */
const connectingViews: ReadonlySet<ViewName> = new Set([
  'ConnectingExternal',
  'ConnectingWalletConnect',
]);

/** Views that list ways to connect. */
const listViews: ReadonlySet<ViewName> = new Set(['Connect', 'ConnectWallets']);

/** Moves the modal along when the wallet of the namespace in use connects, changes its network or leaves. */
export class FollowSessions {
  readonly #deps: FollowSessionsDeps;
  #followed: Followed | undefined;

  constructor(deps: FollowSessionsDeps) {
    this.#deps = deps;
  }

  start(): void {
    const { connections, networks, scope } = this.#deps;
    scope.follow([connections, networks], () => this.#follow());
  }

  #follow(): void {
    const { connections, networks } = this.#deps;
    const { namespace, requested } = networks.getSnapshot();
    const connected = connections.getSnapshot();
    const { session } = connected[namespace];
    const before = this.#followed;
    this.#followed = { namespace, connected, requested };
    // Changes on this namespace before it came into use count, too.
    const last = before?.connected[namespace].session;
    if (before?.namespace === namespace && session === last) {
      const isAdded = session && requested !== before.requested;
      if (isAdded && this.#isSupported(namespace, session)) this.#leaveUnsupported();
      return;
    }
    if (session) this.#onGrant(namespace, session, session.connectorId !== last?.connectorId);
    else this.#onLeave(before && before.namespace !== namespace ? namespace : undefined);
  }

  #onGrant(namespace: ChainNamespace, session: GrantedSession, isNewWallet: boolean): void {
    const { navigation, options } = this.#deps;
    const { enableNetworkSwitch, allowUnsupportedChain } = options;
    const isUnsupported = shouldShowUnsupportedChain({
      isSupported: this.#isSupported(namespace, session),
      enableNetworkSwitch,
      allowUnsupportedChain,
      isBasicPairing: options.networks.length === 0,
    });
    const view = navigation.router.current?.name;
    if (isUnsupported) {
      navigation.router.reset('UnsupportedChain');
      navigation.modal.on({ type: 'opened' });
      return;
    }
    this.#leaveUnsupported();
    if (!view || !isNewWallet || this.#isAboutOther(namespace)) return;
    if (connectingViews.has(view)) navigation.close();
    if (listViews.has(view)) navigation.router.reset('Account');
  }

  #isSupported(namespace: ChainNamespace, { chainReference }: GrantedSession): boolean {
    const requested = this.#deps.networks.requested();
    return activeNetworkFor(requested, namespace, chainReference).isSupported;
  }

  #leaveUnsupported(): void {
    const { navigation } = this.#deps;
    const { current } = navigation.router;
    if (current?.name === 'UnsupportedChain' && !isSwapNetworkChoice(current)) navigation.close();
  }

  /** Whether the view on show lists wallets of another namespace, or waits for one there. */
  #isAboutOther(connected: ChainNamespace): boolean {
    const { connections, navigation } = this.#deps;
    const { connectorId, namespace = connected } = navigation.router.current ?? {};
    const others = chainNamespaces.filter((each) => each !== connected);
    const isAsked = (each: ChainNamespace): boolean =>
      connectorId !== undefined && connections.at(each).attempt?.connectorId === connectorId;
    return namespace !== connected || others.some(isAsked);
  }

  /**
   * Shows Connect when the account has left: for the wallets of `chosen`, the namespace that the visitor just
   * chose.
   */
  #onLeave(chosen: ChainNamespace | undefined): void {
    const { navigation } = this.#deps;
    const view = navigation.router.current?.name;
    if (!view || !viewRules[view].needsAccount) return;
    navigation.router.update(() => [{ name: 'Connect', ...(chosen && { namespace: chosen }) }]);
  }
}
