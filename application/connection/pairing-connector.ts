import { untilAborted } from '../../domain/abort/until-aborted';
import { chainNamespaces, type ChainNamespace } from '../../domain/caip/chain-namespace';
import { type Connector, connectorOn } from '../../domain/connection/connector';
import { PAIRING_CONNECTOR_ID } from '../../domain/pairing-connector-id';
import { WidgetError } from '../../domain/errors/widget-error';
import type { Network } from '../../domain/network/network';
import type { WalletConnector, WalletSession } from '../../ports/wallet-connector';
import type { WalletPairing } from '../../ports/wallet-pairing';
import type { NetworkStore } from '../session/network-store';

/** The site's networks, as a pairing needs them. */
type SiteNetworks = Pick<NetworkStore, 'inUseOn' | 'requested'>;

export interface PairingConnectorDeps {
  readonly namespace: ChainNamespace;
  readonly networks: SiteNetworks;
  readonly pairing: WalletPairing;
}

/** The wallet that was paired on an earlier visit, on one namespace, as a connector. */
export class PairingConnector implements WalletConnector {
  readonly details: Connector;
  readonly #deps: PairingConnectorDeps;

  constructor(deps: PairingConnectorDeps) {
    this.#deps = deps;
    this.details = connectorOn(deps.namespace, {
      id: PAIRING_CONNECTOR_ID,
      name: 'WalletConnect',
      type: 'WALLET_CONNECT',
    });
  }

  /** The pairing feature shows the pairing URI. */
  async connect(): Promise<never> {
    throw new WidgetError('CONNECTOR_NOT_FOUND', { connectorId: PAIRING_CONNECTOR_ID });
  }

  async restore(signal?: AbortSignal): Promise<WalletSession | undefined> {
    const { namespace, networks, pairing } = this.#deps;
    const sessions = await pairing.restore(pairingNetworks(networks), signal);
    const own = sessions.find(({ details }) => details.namespace === namespace);
    for (const each of sessions) if (each !== own) each.session.release();
    return own?.session;
  }

  /** Without a pairing URI no wallet grants anything, and pairing connects by itself. */
  whenGranted(signal: AbortSignal): Promise<void> {
    return untilAborted(signal);
  }
}

/** The networks of the site, those in use first: a wallet begins on the first that it approves. */
export function pairingNetworks(networks: SiteNetworks): readonly Network[] {
  const inUse = chainNamespaces.map((namespace) => networks.inUseOn(namespace)?.caipNetworkId);
  const isInUse = ({ caipNetworkId }: Network): boolean => inUse.includes(caipNetworkId);
  const all = networks.requested();
  return [...all.filter(isInUse), ...all.filter((network) => !isInUse(network))];
}
