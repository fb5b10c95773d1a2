import { BehaviorSubject } from 'rxjs';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import type { Connector } from '../../domain/connection/connector';
import type { Stream } from '../../ports/stream';
import type { WalletConnector, WalletConnectorCatalogue } from '../../ports/wallet-connector';

/** A {@link WalletConnectorCatalogue} of the connectors it is given, at once or later. */
export class FakeWalletCatalogue implements WalletConnectorCatalogue {
  readonly connectors$: Stream<readonly Connector[]>;
  readonly #connectors: BehaviorSubject<readonly WalletConnector[]>;

  constructor(...connectors: readonly WalletConnector[]) {
    this.#connectors = new BehaviorSubject(connectors);
    this.connectors$ = {
      subscribe: (next) =>
        this.#connectors.subscribe((all) => next(all.map(({ details }) => details))),
    };
  }

  /** A wallet announces itself. It replaces the one with the same id. */
  add(connector: WalletConnector): void {
    const known = this.#connectors.getValue();
    const isKnown = this.find(connector.details.id) !== undefined;
    const replaced = known.map((each) =>
      each.details.id === connector.details.id ? connector : each,
    );
    this.#connectors.next(isKnown ? replaced : [...known, connector]);
  }

  find(connectorId: string, namespace?: ChainNamespace): WalletConnector | undefined {
    const found = this.#connectors.getValue().filter(({ details }) => details.id === connectorId);
    return found.find(({ details }) => details.namespace === namespace) ?? found[0];
  }
}
