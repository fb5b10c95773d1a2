import { EMBEDDED_WALLET_ID } from '../../domain/auth/embedded-wallet';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import type { Connector } from '../../domain/connection/connector';
import { PAIRING_CONNECTOR_ID } from '../../domain/pairing-connector-id';
import type { WalletPairing } from '../../ports/wallet-pairing';
import type { Stream } from '../../ports/stream';
import type { WalletConnector, WalletConnectorCatalogue } from '../../ports/wallet-connector';
import type { NetworkStore } from '../session/network-store';
import { EmbeddedWalletConnector, type EmbeddedWalletSource } from './embedded-wallet-connector';
import { PairingConnector } from './pairing-connector';

export interface AllConnectorsDeps {
  readonly catalogue: WalletConnectorCatalogue;
  readonly features: EmbeddedWalletSource;
  readonly networks: NetworkStore;
  readonly pairing: WalletPairing;

  /** The namespaces on which the embedded wallet is offered. */
  readonly embeddedNamespaces: readonly ChainNamespace[];
}

/**
 * The wallets of the page, followed by the embedded wallet where the site offers it. A paired wallet can be
 * found here but is not listed: the list of rows decides which rows lead to pairing.
 */
export class AllConnectors implements WalletConnectorCatalogue {
  readonly connectors$: Stream<readonly Connector[]>;
  readonly #catalogue: WalletConnectorCatalogue;
  readonly #embedded: readonly WalletConnector[];
  readonly #paired: (namespace: ChainNamespace) => WalletConnector;

  constructor({ catalogue, embeddedNamespaces, features, ...pairing }: AllConnectorsDeps) {
    this.#catalogue = catalogue;
    this.#paired = (namespace) => new PairingConnector({ ...pairing, namespace });
    this.#embedded = embeddedNamespaces.map(
      (namespace) => new EmbeddedWalletConnector({ features, namespace }),
    );
    const details = this.#embedded.map((connector) => connector.details);
    this.connectors$ = {
      subscribe: (next) =>
        catalogue.connectors$.subscribe((connectors) => next([...connectors, ...details])),
    };
  }

  leftOutCount(): number {
    return this.#catalogue.leftOutCount?.() ?? 0;
  }

  find(connectorId: string, namespace?: ChainNamespace): WalletConnector | undefined {
    if (connectorId === PAIRING_CONNECTOR_ID) return this.#paired(namespace ?? 'eip155');
    if (connectorId !== EMBEDDED_WALLET_ID) return this.#catalogue.find(connectorId, namespace);
    const isThere = ({ details }: WalletConnector): boolean => details.namespace === namespace;
    return this.#embedded.find(isThere) ?? this.#embedded[0];
  }

  async whenKnown(
    connectorId: string,
    namespace?: ChainNamespace,
    signal?: AbortSignal,
  ): Promise<void> {
    if (connectorId === PAIRING_CONNECTOR_ID || connectorId === EMBEDDED_WALLET_ID) return;
    await this.#catalogue.whenKnown?.(connectorId, namespace, signal);
  }
}
