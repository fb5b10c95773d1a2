import { type ChainNamespace, chainNamespaces } from '../../domain/caip/chain-namespace';
import { SHAKE_MS } from '../../domain/limits';
import type { WidgetOptions } from '../../domain/options/widget-options';
import { initialView } from '../../domain/routing/initial-view';
import { popView, pushView, replaceView } from '../../domain/routing/view-history';
import type { ViewEntry } from '../../domain/routing/view-name';
import type { HostPage } from '../../ports/host-page';
import type { LoadBalance } from '../balance/load-balance';
import type { ConnectAttempts } from '../connection/connect-attempts';
import type { SwitchNetwork } from '../network/switch-network';
import type { Scope } from '../scope/scope';
import type { ConnectionStore } from '../session/connection-store';
import type { NetworkStore } from '../session/network-store';
import { CloseGuards } from './close-guards';
import type { ModalStore } from './modal-store';
import { type OpenRequest, viewToOpen } from './open-request';
import type { RouterStore } from './router-store';

export interface NavigationDeps {
  readonly attempts: ConnectAttempts;
  readonly connections: ConnectionStore;
  readonly hostPage: HostPage;
  readonly loadBalance: LoadBalance;
  readonly modal: ModalStore;
  readonly networks: NetworkStore;
  readonly options: WidgetOptions;
  readonly router: RouterStore;
  readonly scope: Scope;
  readonly switchNetwork: SwitchNetwork;
}

/** Moves the visitor between views, and opens and closes the modal. */
export class Navigation {
  readonly modal: ModalStore;
  readonly router: RouterStore;

  /** Consulted before the visitor closes the modal. */
  readonly guards: CloseGuards;
  readonly #deps: NavigationDeps;
  #isClosing = false;

  constructor(deps: NavigationDeps) {
    this.#deps = deps;
    this.modal = deps.modal;
    this.router = deps.router;
    this.guards = new CloseGuards(deps.router);
  }

  /** Whether the views leave because the modal closes, rather than for other views. */
  get isClosing(): boolean {
    return this.#isClosing;
  }

  /** Opens the modal with the view that fits the request and the connection. */
  open(request: OpenRequest = {}): void {
    const { connections, hostPage, loadBalance, networks, options } = this.#deps;
    const { namespace } = networks.getSnapshot();
    const name = initialView({
      hasAdapters: options.networks.length > 0,
      hasAddress: connections.at(namespace).session !== undefined,
      isMobile: hostPage.deviceKind() === 'mobile',
      requested: request.uri === undefined ? request.view : 'ConnectingWalletConnectBasic',
    });
    const opened = [viewToOpen(name, request)];
    // A subscriber that opens the modal when a view appears must not be notified of the same view again.
    const isOpened = JSON.stringify(this.router.getSnapshot()) === JSON.stringify(opened);
    if (!isOpened) this.router.update(() => opened);
    this.modal.on({ type: 'opened' });
    void loadBalance.execute(namespace);
  }

  /** Puts a view on top of the one on show, and opens the modal where it is closed. */
  show(entry: ViewEntry): void {
    this.router.update((history) => pushView(history, entry));
    if (!this.modal.getSnapshot().isOpen) this.modal.on({ type: 'opened' });
  }

  /** Goes one view back. Cancels the request of the view that is left. */
  back(): void {
    const { connections, networks, switchNetwork } = this.#deps;
    const { namespace } = networks.getSnapshot();
    const left = this.router.current;
    if (left?.name === 'ConnectingExternal') this.#cancelAttempt(left);
    if (left?.name === 'Networks') switchNetwork.dismiss();

    const history = popView(this.router.getSnapshot());
    if (history === 'close') {
      // Stepping back leaves UnsupportedChain; other views that may not be closed stay.
      if (left?.name === 'UnsupportedChain') this.close();
      else this.askToClose();
      return;
    }
    const shown = history.at(-1);
    const isConnected = (on: ChainNamespace): boolean => connections.at(on).session !== undefined;
    const isSettled = shown?.name === 'Connect' && isConnected(shown.namespace ?? namespace);
    const isGone = shown?.name === 'Account' && !isConnected(namespace);
    if (isSettled) this.router.update(() => replaceView(history, { name: 'Account' }));
    else if (!isGone) this.router.update(() => history);
    // The namespace in use has no account: the visitor moved there, or the wallet has left.
    else {
      const about = chainNamespaces.some(isConnected) && { namespace };
      this.router.update(() => replaceView(history, { name: 'Connect', ...about }));
    }
  }

  /** Closes the modal for the visitor: shakes it instead where a guard refuses. */
  askToClose(): void {
    if (this.guards.allow()) this.close();
    else this.#shake();
  }

  /** Closes the modal without consulting the guards. An embedded panel stays open and goes to its first view. */
  close(): void {
    this.#isClosing = true;
    this.#close();
    this.#isClosing = false;
  }

  #close(): void {
    const { connections, networks, options } = this.#deps;
    const isEmbedded = options.enableEmbedded;
    // The visitor has seen how a switch failed; the modal opens without the failure next time.
    networks.advanceSwitch({ type: 'outdated' });
    this.modal.on({ type: 'closed', isEmbedded });
    if (isEmbedded) {
      const { session } = connections.at(networks.getSnapshot().namespace);
      this.router.reset(session ? 'Account' : 'Connect');
      return;
    }
    // A subscriber to the close may have opened the modal again.
    if (this.modal.getSnapshot().isOpen) return;
    this.router.update((history) => (history.length === 0 ? history : []));
  }

  /** Raises the shake flag for 500 ms. */
  #shake(): void {
    const { clock, signal } = this.#deps.scope;
    if (this.modal.getSnapshot().isShaking) return;
    this.modal.on({ type: 'closeRefused' });
    clock.sleep(SHAKE_MS, signal).then(
      () => this.modal.on({ type: 'shakeEnded' }),
      () => {
        // The widget was disposed.
      },
    );
  }

  /** Cancels the wallet's attempt on the namespace of the view, else on each where it is asked. */
  #cancelAttempt({ connectorId, namespace }: ViewEntry): void {
    const { attempts, connections } = this.#deps;
    for (const each of namespace ? [namespace] : chainNamespaces) {
      const { attempt } = connections.at(each);
      if (attempt?.connectorId === connectorId) attempts.cancel(each);
    }
  }
}
