import type { Navigation } from './navigation';
import type { Scope } from '../scope/scope';
import type { Notices } from '../notification/notices';
import { parseCaipNetworkId } from '../../domain/caip/caip-network-id';
import { type ChainNamespace, chainNamespaces } from '../../domain/caip/chain-namespace';
import type { ConnectorType } from '../../domain/connection/connector';
import { type ConnectedBy, namespacesToLeave } from '../../domain/connection/disconnect-plan';
import { connectorWith } from '../../domain/connection/multi-chain-connector';
import { WidgetError } from '../../domain/errors/widget-error';
import { PAIRING_CONNECTOR_ID } from '../../domain/pairing-connector-id';
import type { WidgetOptions } from '../../domain/options/widget-options';
import type { NetworkStore } from '../session/network-store';
import type { SwitchNetwork } from '../network/switch-network';
import type { ConnectAttempts } from '../connection/connect-attempts';
import type { ConnectionStore } from '../session/connection-store';
import type { ConnectorListStore } from '../session/connector-list-store';
import type { WalletSessions } from '../session/wallet-sessions';

export interface DisconnectDeps {
  readonly attempts: ConnectAttempts;
  readonly navigation: Navigation;
  readonly connections: ConnectionStore;
  readonly connectors: ConnectorListStore;
  readonly scope: Scope;
  readonly networks: NetworkStore;
  readonly options: WidgetOptions;
  readonly sessions: WalletSessions;
  readonly notices: Notices;
  readonly switchNetwork: SwitchNetwork;
}

/** Disconnects wallets and forgets their data. */
export class Disconnect {
  readonly #deps: DisconnectDeps;

  constructor(deps: DisconnectDeps) {
    this.#deps = deps;
  }

  /**
   * Disconnects `namespace`, or every one. Where a wallet refuses, the failure is reported, the widget
   * forgets it anyway, and the others proceed. Where a wallet stays connected on another namespace, that
   * becomes the one in use and the modal stays open.
   *
   * @throws {@link WidgetError} `DISCONNECT_FAILED` naming the namespaces that failed.
   */
  async execute(namespace?: ChainNamespace): Promise<void> {
    const { attempts, navigation, networks, options, scope, sessions } = this.#deps;
    const targets = namespacesToLeave(this.#connectedBy(), namespace);
    this.#dismissSwitchOn(targets);
    targets.forEach((target) => attempts.cancel(target));
    const staysConnected = sessions.moveOnFrom(targets);
    if (!options.enableEmbedded && !staysConnected) navigation.close();

    const failed: ChainNamespace[] = [];
    const endings = targets.map(async (target) => {
      try {
        await sessions.end(target);
      } catch (error) {
        failed.push(target);
        scope.logger.error(`The wallet on ${target} did not disconnect`, error);
      }
    });
    // The wallets are forgotten by now, so the visitor can go on while they answer.
    networks.reset(targets);
    if (options.enableEmbedded && !staysConnected) navigation.close();
    await Promise.all(endings);
    if (failed.length === 0) return;
    this.#deps.notices.show('DISCONNECT_FAILED');
    throw new WidgetError('DISCONNECT_FAILED', { namespaces: failed });
  }

  #dismissSwitchOn(targets: readonly ChainNamespace[]): void {
    const { networks, switchNetwork } = this.#deps;
    const { switching } = networks.getSnapshot();
    if (!switching) return;
    const { namespace } = parseCaipNetworkId(switching.caipNetworkId);
    if (targets.includes(namespace)) switchNetwork.dismiss();
  }

  #connectedBy(): ConnectedBy {
    return Object.fromEntries(
      chainNamespaces.map((namespace) => [namespace, this.#typeAt(namespace)]),
    );
  }

  #typeAt(namespace: ChainNamespace): ConnectorType | undefined {
    const { connections, connectors } = this.#deps;
    const connectorId = connections.at(namespace).session?.connectorId;
    if (connectorId === PAIRING_CONNECTOR_ID) return 'WALLET_CONNECT';
    return connectorWith(connectors.getSnapshot().connectors, connectorId, namespace)?.type;
  }
}
