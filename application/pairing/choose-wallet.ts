import type { Navigation } from '../navigation/navigation';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import { connectorWith, connectorsOf } from '../../domain/connection/multi-chain-connector';
import { isWidgetError } from '../../domain/errors/widget-error';
import type { NetworkStore } from '../session/network-store';
import type { ChoosePairedWallet } from './choose-paired-wallet';
import type { ConnectWallet } from '../connection/connect-wallet';
import type { ConnectorListStore } from '../session/connector-list-store';

export interface ChooseWalletDeps {
  readonly choosePairedWallet: ChoosePairedWallet;
  readonly connectWallet: ConnectWallet;
  readonly connectors: ConnectorListStore;
  readonly networks: NetworkStore;
  readonly navigation: Navigation;
}

/**
 * The effect of a press on a wallet's row: shows its connecting view, then asks it within the same press. The
 * visitor first chooses a namespace of a wallet that is on several.
 */
export class ChooseWallet {
  readonly #deps: ChooseWalletDeps;

  constructor(deps: ChooseWalletDeps) {
    this.#deps = deps;
  }

  /** Resolves when the wallet has answered in any way: the answer is in the state. */
  async execute(connectorId: string, namespace?: ChainNamespace): Promise<void> {
    const { choosePairedWallet, connectWallet, connectors, navigation, networks } = this.#deps;
    const connector = connectorWith(connectors.getSnapshot().connectors, connectorId, namespace);
    if (!connector && choosePairedWallet.applies(connectorId)) {
      return choosePairedWallet.execute(connectorId);
    }
    const members = connector ? connectorsOf(connector) : [];
    if (namespace === undefined && members.length > 1) {
      navigation.show({ name: 'ConnectingMultiChain', connectorId });
      return;
    }
    const member = members.find((each) => each.namespace === namespace) ?? members[0];
    const id = member?.id ?? connectorId;
    const on = namespace === undefined ? {} : { namespace };
    navigation.show({ name: 'ConnectingExternal', connectorId: id, ...on });
    try {
      await connectWallet.execute(id, member?.namespace ?? namespace);
    } catch (error) {
      if (!isWidgetError(error, 'CONNECTOR_ALREADY_CONNECTED')) return;
      if (member) networks.enter(member.namespace);
      navigation.router.reset('Account');
    }
  }
}
