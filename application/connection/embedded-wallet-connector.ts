import { untilAborted } from '../../domain/abort/until-aborted';
import { EMBEDDED_WALLET_ID } from '../../domain/auth/embedded-wallet';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import { type Connector, connectorOn } from '../../domain/connection/connector';
import type { WalletConnector, WalletSession } from '../../ports/wallet-connector';
import type { FeatureSource } from '../feature/feature-registry';

/** The embedded wallet's sessions. */
interface EmbeddedSessions {
  openSession(namespace: ChainNamespace, signal?: AbortSignal): Promise<WalletSession>;
  restoreSession(
    namespace: ChainNamespace,
    signal?: AbortSignal,
  ): Promise<WalletSession | undefined>;
}

/** Downloads the embedded wallet. */
export type EmbeddedWalletSource = FeatureSource<{ readonly auth: EmbeddedSessions }>;

export interface EmbeddedWalletConnectorDeps {
  readonly features: EmbeddedWalletSource;
  readonly namespace: ChainNamespace;
}

/** The embedded wallet on one namespace, as a connector. Its code is downloaded at its first use. */
export class EmbeddedWalletConnector implements WalletConnector {
  readonly details: Connector;
  readonly #deps: EmbeddedWalletConnectorDeps;

  constructor(deps: EmbeddedWalletConnectorDeps) {
    this.#deps = deps;
    this.details = connectorOn(deps.namespace, {
      id: EMBEDDED_WALLET_ID,
      name: 'Embedded Wallet',
      type: 'AUTH',
    });
  }

  async connect(signal?: AbortSignal): Promise<WalletSession> {
    const auth = await this.#deps.features.load('auth');
    signal?.throwIfAborted();
    return auth.openSession(this.#deps.namespace, signal);
  }

  async restore(signal?: AbortSignal): Promise<WalletSession | undefined> {
    const auth = await this.#deps.features.load('auth');
    signal?.throwIfAborted();
    return auth.restoreSession(this.#deps.namespace, signal);
  }

  /** A login needs the visitor, and connects by itself. */
  whenGranted(signal: AbortSignal): Promise<void> {
    return untilAborted(signal);
  }
}
