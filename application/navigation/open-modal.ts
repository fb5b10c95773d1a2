import type { WidgetOptions } from '../../domain/options/widget-options';
import { isChainNamespace } from '../../domain/caip/chain-namespace';
import { initialView } from '../../domain/routing/initial-view';
import { isFeatureViewName } from '../../domain/routing/feature-view-name';
import type { AnyViewName, ViewEntry } from '../../domain/routing/view-name';
import type { HostPage } from '../../ports/host-page';
import type { LoadBalance } from '../balance/load-balance';
import type { ConnectionStore } from '../session/connection-store';
import type { NetworkStore } from '../session/network-store';
import type { RouterStore } from './router-store';
import type { OpenRequest } from './open-request';
import type { ModalStore } from './modal-store';

export interface OpenModalDeps {
  readonly connections: ConnectionStore;
  readonly hostPage: HostPage;
  readonly loadBalance: LoadBalance;
  readonly modal: ModalStore;
  readonly networks: NetworkStore;
  readonly options: WidgetOptions;
  readonly router: RouterStore;
}

/** Opens the modal with the view that the request and the connection call for. */
export class OpenModal {
  readonly #deps: OpenModalDeps;

  constructor(deps: OpenModalDeps) {
    this.#deps = deps;
  }

  execute({ view, uri, args }: OpenRequest = {}): void {
    const { connections, hostPage, loadBalance, modal, networks, options, router } = this.#deps;
    const { namespace } = networks.getSnapshot();
    const name = initialView({
      hasAdapters: options.networks.length > 0,
      hasAddress: connections.at(namespace).session !== undefined,
      isMobile: hostPage.deviceKind() === 'mobile',
      requested: uri === undefined ? view : 'ConnectingWalletConnectBasic',
    });
    const opened = [entryOf(name, uri, args)];
    // Whoever opens it when it hears of a view in a closed modal is not told of that view again.
    const isOpened = JSON.stringify(router.getSnapshot()) === JSON.stringify(opened);
    if (!isOpened) router.update(() => opened);
    modal.on({ type: 'opened' });
    void loadBalance.execute(namespace);
  }
}

function entryOf(
  name: AnyViewName,
  uri: string | undefined,
  { connectorId, ...others }: NonNullable<OpenRequest['args']> = {},
): ViewEntry {
  const { namespace } = others;
  const args = Object.entries(others).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  );
  return {
    name,
    ...(connectorId !== undefined && { connectorId }),
    ...(namespace !== undefined && isChainNamespace(namespace) && { namespace }),
    ...(uri !== undefined && { uri }),
    ...(isFeatureViewName(name) && args.length > 0 && { args: Object.fromEntries(args) }),
  };
}
