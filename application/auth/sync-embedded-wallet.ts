import type { OpenEmbeddedWallet } from './open-embedded-wallet';
import type { NetworkStore } from '../session/network-store';
import type { Navigation } from '../navigation/navigation';
import type { Scope } from '../scope/scope';
import { EMBEDDED_WALLET_ID } from '../../domain/auth/embedded-wallet';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import type {
  WalletConnector,
  WalletConnectorCatalogue,
  WalletSession,
} from '../../ports/wallet-connector';
import type { ConnectAttempts } from '../connection/connect-attempts';
import type { ConnectionStore } from '../session/connection-store';
import type { WalletSessions } from '../session/wallet-sessions';
import type { StoredValues } from '../state/stored-values';
import type { EmbeddedWalletLink } from './embedded-wallet-link';

export interface SyncEmbeddedWalletDeps {
  readonly attempts: ConnectAttempts;
  readonly catalogue: WalletConnectorCatalogue;
  readonly connections: ConnectionStore;
  readonly link: EmbeddedWalletLink;
  readonly navigation: Navigation;
  readonly networks: NetworkStore;
  readonly openSession: OpenEmbeddedWallet;
  readonly scope: Scope;
  readonly sessions: WalletSessions;
  readonly stored: StoredValues;
}

/** Checks whether the login of the last visit is still valid, and forgets it otherwise. */
export class SyncEmbeddedWallet {
  readonly #deps: SyncEmbeddedWalletDeps;

  constructor(deps: SyncEmbeddedWalletDeps) {
    this.#deps = deps;
  }

  /**
   * The session of the last visit's login on `namespace`. Returns `undefined` where the visitor is no longer
   * logged in, and forgets the login and the namespace's connection then.
   *
   * @throws what the frame answers: the namespace is disconnected, and the next visit tries again.
   */
  async execute(
    namespace: ChainNamespace,
    signal?: AbortSignal,
  ): Promise<WalletSession | undefined> {
    const { link, navigation, openSession, stored } = this.#deps;
    const sessionToken = link.cache.get('sessionToken');
    navigation.modal.on({ type: 'loadingStarted' });
    link.store.change({ isSyncing: true });
    try {
      const asks = { ...(sessionToken !== undefined && { token: sessionToken }) };
      const { isConnected } = await link.call('IS_CONNECTED', asks, signal);
      if (isConnected) return await openSession.execute(namespace, { isRestored: true }, signal);
      link.cache.clear();
      if (stored.connectorId(namespace) === EMBEDDED_WALLET_ID) stored.setDisconnected(namespace);
      return undefined;
    } finally {
      link.store.change({ isSyncing: false });
      navigation.modal.on({ type: 'loadingEnded' });
    }
  }

  /**
   * Restores an e-mail login of an earlier visit on the namespace in use, where no wallet is connected or
   * asked there. The visitor sees "connecting" meanwhile. Never throws: a failure leaves the namespace
   * disconnected.
   */
  async resumeLast(): Promise<void> {
    const { catalogue, link, networks } = this.#deps;
    const connector = catalogue.find(EMBEDDED_WALLET_ID, networks.getSnapshot().namespace);
    if (connector && link.cache.isEmailLoginUsed) await this.#resume(connector);
  }

  async #resume(connector: WalletConnector): Promise<void> {
    const { attempts, connections, scope, sessions } = this.#deps;
    const { id: connectorId, namespace } = connector.details;
    const { session, attempt } = connections.at(namespace);
    if (session || attempt) return;
    const waiting = attempts.begin(namespace, {
      status: 'asking',
      purpose: 'restore',
      connectorId,
    });
    try {
      const restored = await connector.restore(waiting);
      if (waiting.aborted) restored?.release();
      else if (restored) sessions.resume(connector.details, restored);
    } catch (error) {
      if (!waiting.aborted) scope.logger.warn('The embedded wallet could not be restored', error);
    } finally {
      attempts.end(waiting);
    }
  }
}
