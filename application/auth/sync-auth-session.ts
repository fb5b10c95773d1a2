import { AUTH_CONNECTOR_ID } from '../../domain/auth/auth-connector';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import type { Logger } from '../../ports/logger';
import type { WalletConnector, WalletSession } from '../../ports/wallet-connector';
import type { ConnectAttempts } from '../connection/connect-attempts';
import type { ConnectionStore } from '../session/connection-store';
import type { WalletSessions } from '../connection/wallet-sessions';
import type { ModalStore } from '../navigation/modal-store';
import type { StoredValues } from '../state/stored-values';
import type { AuthStore } from './auth-store';
import type { FrameLink } from './frame-link';
import type { LoginCache } from './login-cache';

export interface SyncAuthSessionDeps {
  readonly attempts: ConnectAttempts;
  readonly authStore: AuthStore;
  readonly cache: LoginCache;
  readonly connections: ConnectionStore;
  readonly link: FrameLink;
  readonly logger: Logger;
  readonly modal: ModalStore;

  /** Reads the account and opens the session. */
  readonly openSession: (namespace: ChainNamespace, signal?: AbortSignal) => Promise<WalletSession>;
  readonly sessions: WalletSessions;
  readonly stored: StoredValues;
}

/** Finds out whether the login of the last visit still stands, and forgets it where it does not. */
export class SyncAuthSession {
  readonly #deps: SyncAuthSessionDeps;

  constructor(deps: SyncAuthSessionDeps) {
    this.#deps = deps;
  }

  /**
   * The session of the last visit's login on `namespace`, or `undefined` where nobody is logged in any
   * more: the login is forgotten then, and the namespace with it.
   *
   * @throws what the frame answers: the namespace is disconnected, and the next visit tries again.
   */
  async execute(
    namespace: ChainNamespace,
    signal?: AbortSignal,
  ): Promise<WalletSession | undefined> {
    const { authStore, cache, link, modal, openSession, stored } = this.#deps;
    const token = cache.get('sessionToken');
    modal.on({ type: 'loadingStarted' });
    authStore.change({ isSyncing: true });
    try {
      const asks = { ...(token !== undefined && { token }) };
      const { isConnected } = await link.call('IS_CONNECTED', asks, signal);
      if (isConnected) return await openSession(namespace, signal);
      cache.clear();
      if (stored.connectorId(namespace) === AUTH_CONNECTOR_ID) stored.setDisconnected(namespace);
      return undefined;
    } finally {
      authStore.change({ isSyncing: false });
      modal.on({ type: 'loadingEnded' });
    }
  }

  /**
   * Brings the login of an earlier visit back on `connector`'s namespace, where nothing is connected or
   * being asked there. The visitor sees "connecting" meanwhile. Never throws: a failure is a disconnected
   * namespace.
   */
  async resume(connector: WalletConnector): Promise<void> {
    const { attempts, connections, logger, sessions } = this.#deps;
    const { chain: namespace, id: connectorId } = connector.details;
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
      if (!waiting.aborted) logger.warn('The embedded wallet could not be restored', error);
    } finally {
      attempts.end(waiting);
    }
  }
}
