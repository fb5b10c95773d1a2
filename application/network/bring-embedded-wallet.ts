import type { Scope } from '../scope/scope';
import { EMBEDDED_WALLET_ID } from '../../domain/auth/embedded-wallet';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import type { AllConnectors } from '../connection/all-connectors';
import type { ConnectWallet } from '../connection/connect-wallet';
import type { ConnectionStore } from '../session/connection-store';

export interface BringEmbeddedWalletDeps {
  readonly catalogue: AllConnectors;
  readonly connections: ConnectionStore;
  readonly connectWallet: ConnectWallet;
  readonly scope: Scope;
}

/** Connects the embedded wallet on another namespace: a login has an account on each of its namespaces. */
export class BringEmbeddedWallet {
  readonly #deps: BringEmbeddedWalletDeps;

  constructor(deps: BringEmbeddedWalletDeps) {
    this.#deps = deps;
  }

  /**
   * Connects it on `to` where it is in use on `from` and has accounts there. Never throws: after a failure
   * the visitor is on the chosen network without an account.
   */
  async execute(from: ChainNamespace, to: ChainNamespace): Promise<void> {
    const { catalogue, connections, connectWallet, scope } = this.#deps;
    if (connections.at(to).session) return;
    if (connections.at(from).session?.connectorId !== EMBEDDED_WALLET_ID) return;
    if (catalogue.find(EMBEDDED_WALLET_ID, to)?.details.namespace !== to) return;
    try {
      await connectWallet.execute(EMBEDDED_WALLET_ID, to);
    } catch (error) {
      scope.logger.warn(`The embedded wallet could not be used on ${to}`, error);
    }
  }
}
