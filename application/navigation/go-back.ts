import { type ChainNamespace, chainNamespaces } from '../../domain/caip/chain-namespace';
import { popView, replaceView } from '../../domain/routing/view-history';
import type { ViewEntry } from '../../domain/routing/view-name';
import type { ConnectAttempts } from '../connection/connect-attempts';
import type { ConnectionStore } from '../session/connection-store';
import type { CloseModal } from './close-modal';
import type { NetworkStore } from '../session/network-store';
import type { SwitchNetwork } from '../network/switch-network';
import type { RouterStore } from './router-store';

export interface GoBackDeps {
  readonly attempts: ConnectAttempts;
  readonly closeModal: CloseModal;
  readonly connections: ConnectionStore;
  readonly networks: NetworkStore;
  readonly router: RouterStore;
  readonly switchNetwork: SwitchNetwork;
}

/** One view back. What the view that is left was waiting for is given up. */
export class GoBack {
  readonly #deps: GoBackDeps;

  constructor(deps: GoBackDeps) {
    this.#deps = deps;
  }

  execute(): void {
    const { closeModal, connections, networks, router, switchNetwork } = this.#deps;
    const { namespace } = networks.getSnapshot();
    const left = router.current;
    if (left?.name === 'ConnectingExternal') this.#giveUp(left);
    if (left?.name === 'Networks') switchNetwork.dismiss();

    const history = popView(router.getSnapshot());
    if (history === 'close') {
      // UnsupportedChain is left by stepping back; the other views that may not be closed are not.
      if (left?.name === 'UnsupportedChain') closeModal.execute();
      else closeModal.ask();
      return;
    }
    const shown = history.at(-1);
    const isConnected = (on: ChainNamespace): boolean => connections.at(on).session !== undefined;
    const isSettled = shown?.name === 'Connect' && isConnected(shown.namespace ?? namespace);
    const isGone = shown?.name === 'Account' && !isConnected(namespace);
    if (isSettled) router.update(() => replaceView(history, { name: 'Account' }));
    else if (!isGone) router.update(() => history);
    // The visitor has moved to where nobody is connected, or the wallet has left.
    else {
      const about = chainNamespaces.some(isConnected) && { namespace };
      router.update(() => replaceView(history, { name: 'Connect', ...about }));
    }
  }

  /** On the namespace of the view, else on whichever the wallet is asked. */
  #giveUp({ connectorId, namespace }: ViewEntry): void {
    const { attempts, connections } = this.#deps;
    for (const each of namespace ? [namespace] : chainNamespaces) {
      const { attempt } = connections.at(each);
      if (attempt?.connectorId === connectorId) attempts.cancel(each);
    }
  }
}
