import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import type { GrantedSession } from '../../domain/connection/connection';
import { activeNetworkFor, shouldShowUnsupportedChain } from '../../domain/network/network-support';
import type { WidgetOptions } from '../../domain/options/widget-options';
import type { AnyViewName } from '../../domain/routing/view-name';
import type { ConnectionStore } from '../connection/connection-store';
import type { Lifetime } from '../lifecycle/lifetime';
import type { CloseModal } from '../modal/close-modal';
import type { ModalStore } from '../modal/modal-store';
import type { NetworkStore } from '../network/network-store';
import type { RouterStore } from './router-store';

export interface FollowSessionsDeps {
  readonly closeModal: CloseModal;
  readonly connections: ConnectionStore;
  readonly lifetime: Lifetime;
  readonly modal: ModalStore;
  readonly networks: NetworkStore;
  readonly options: WidgetOptions;
  readonly router: RouterStore;
}

/** Views that make no sense without an account. */
const accountViews: ReadonlySet<AnyViewName> = new Set(['Account', 'UnsupportedChain']);

/** Moves the modal along when a wallet connects, changes its network or leaves. */
export class FollowSessions {
  readonly #deps: FollowSessionsDeps;
  #last: GrantedSession | undefined;

  constructor(deps: FollowSessionsDeps) {
    this.#deps = deps;
  }

  start(): void {
    const { connections, lifetime, networks } = this.#deps;
    const subscription = connections.state$.subscribe((all) => {
      const { namespace } = networks.getSnapshot();
      const { session } = all[namespace];
      const before = this.#last;
      if (session === before) return;
      this.#last = session;
      if (session) this.#onGrant(namespace, session, before);
      else this.#onLeave();
    });
    lifetime.onEnd(() => subscription.unsubscribe());
  }

  #onGrant(namespace: ChainNamespace, session: GrantedSession, before?: GrantedSession): void {
    const { closeModal, modal, networks, options, router } = this.#deps;
    const network = activeNetworkFor(networks.requested(), namespace, session.chainReference);
    const { enableNetworkSwitch, allowUnsupportedChain } = options;
    const isUnsupported = shouldShowUnsupportedChain({
      isSupported: network.isSupported,
      enableNetworkSwitch,
      allowUnsupportedChain,
      isBasicPairing: options.networks.length === 0,
    });
    const view = router.current?.name;
    if (isUnsupported) {
      router.reset('UnsupportedChain');
      modal.change({ isOpen: true });
      return;
    }
    if (view === 'UnsupportedChain') closeModal.execute();
    const isNewWallet = session.connectorId !== before?.connectorId;
    if (view === 'ConnectingExternal' && isNewWallet) closeModal.execute();
    if (view === 'Connect' && isNewWallet) router.reset('Account');
  }

  #onLeave(): void {
    const { router } = this.#deps;
    const view = router.current?.name;
    if (view && accountViews.has(view)) router.reset('Connect');
  }
}
