import type { Scope } from '../scope/scope';
import { isConnectorVisible } from '../../domain/connection/wallet-visibility';
import type { WidgetOptions } from '../../domain/options/widget-options';
import type { HostPage } from '../../ports/host-page';
import type { WalletConnectorCatalogue } from '../../ports/wallet-connector';
import type { ConnectionStore } from '../session/connection-store';
import type { ConnectorListStore } from '../session/connector-list-store';

export interface FollowConnectorsDeps {
  readonly catalogue: WalletConnectorCatalogue;
  readonly connections: ConnectionStore;
  readonly connectors: ConnectorListStore;
  readonly hostPage: HostPage;
  readonly scope: Scope;
  readonly options: WidgetOptions;
}

/** Updates the list of wallets when wallets announce themselves. */
export class FollowConnectors {
  readonly #deps: FollowConnectorsDeps;

  constructor(deps: FollowConnectorsDeps) {
    this.#deps = deps;
  }

  start(): void {
    const { catalogue, connections, connectors, hostPage, options, scope } = this.#deps;
    const rules = { deviceKind: hostPage.deviceKind(), excluded: options.excludeWalletIds };
    scope.during(
      catalogue.connectors$.subscribe((all) =>
        connectors.setConnectors(
          all.filter((connector) => isConnectorVisible(connector, rules)),
          catalogue.leftOutCount?.(),
        ),
      ),
      connections.state$.subscribe((all) => {
        const sessions = Object.values(all).flatMap(({ session }) => session ?? []);
        connectors.setConnected(
          sessions.map(({ connectorId }) => connectorId),
          sessions.flatMap(({ wallet }) => wallet ?? []),
        );
      }),
    );
  }
}
