import { AUTH_CONNECTOR_ID } from '../../domain/auth/auth-connector';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import type { Connector } from '../../domain/connection/connector';
import type { Stream } from '../../ports/stream';
import type { WalletConnector, WalletConnectorCatalogue } from '../../ports/wallet-connector';
import type { FeatureShelf } from '../feature/feature-shelf';
import { EmbeddedConnector } from './embedded-connector';

export interface AllConnectorsDeps {
  readonly catalogue: WalletConnectorCatalogue;
  readonly features: FeatureShelf;

  /** Where the embedded wallet is offered. */
  readonly embeddedNamespaces: readonly ChainNamespace[];
}

/** The wallets of the page, and behind them the embedded wallet where the site offers it. */
export class AllConnectors implements WalletConnectorCatalogue {
  readonly connectors$: Stream<readonly Connector[]>;
  readonly #catalogue: WalletConnectorCatalogue;
  readonly #embedded: readonly WalletConnector[];

  constructor({ catalogue, embeddedNamespaces, features }: AllConnectorsDeps) {
    this.#catalogue = catalogue;
    this.#embedded = embeddedNamespaces.map(
      (namespace) => new EmbeddedConnector({ features, namespace }),
    );
    const details = this.#embedded.map((connector) => connector.details);
    this.connectors$ = {
      subscribe: (next) =>
        catalogue.connectors$.subscribe((connectors) => next([...connectors, ...details])),
    };
  }

  find(connectorId: string, namespace?: ChainNamespace): WalletConnector | undefined {
    if (connectorId !== AUTH_CONNECTOR_ID) return this.#catalogue.find(connectorId, namespace);
    const isThere = ({ details }: WalletConnector): boolean => details.chain === namespace;
    return this.#embedded.find(isThere) ?? this.#embedded[0];
  }
}
