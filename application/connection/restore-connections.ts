import type { Scope } from '../scope/scope';
import { chainNamespaces, type ChainNamespace } from '../../domain/caip/chain-namespace';
import {
  claimantsOf,
  faceOf,
  singledOut,
  type StoredWallet,
} from '../../domain/connection/wallet-identity';
import { CLAIM_PATIENCE_MS, RESTORE_PATIENCE_MS } from '../../domain/limits';
import type {
  WalletConnector,
  WalletConnectorCatalogue,
  WalletSession,
} from '../../ports/wallet-connector';
import { untilHeard } from '../../domain/abort/until-heard';
import type { StoredValues } from '../state/stored-values';
import type { ConnectAttempts } from './connect-attempts';
import type { ConnectionStore } from '../session/connection-store';
import type { WalletSessions } from '../session/wallet-sessions';

export interface RestoreConnectionsDeps {
  readonly attempts: ConnectAttempts;
  readonly catalogue: WalletConnectorCatalogue;
  readonly scope: Scope;
  readonly connections: ConnectionStore;
  readonly sessions: WalletSessions;
  readonly stored: StoredValues;
}

/**
 * Restores the connections of the last visit, without a prompt in the wallet.
 *
 * A wallet may announce itself late, or be locked. The page stops showing "connecting" after {@link
 * RESTORE_PATIENCE_MS}, but still expects the wallet: when it appears, or is unlocked, before the visitor has
 * chosen another one, the connection is restored.
 */
export class RestoreConnections {
  readonly #deps: RestoreConnectionsDeps;

  constructor(deps: RestoreConnectionsDeps) {
    this.#deps = deps;
  }

  start(): void {
    for (const namespace of chainNamespaces) {
      const { attempt } = this.#deps.connections.at(namespace);
      if (attempt) void this.#restore(namespace, attempt.connectorId);
    }
  }

  /** Takes over the wallet that the visitor has connected in another tab, without a prompt. */
  follow(namespace: ChainNamespace, connectorId: string): void {
    void this.#restore(namespace, connectorId);
  }

  async #restore(namespace: ChainNamespace, connectorId: string): Promise<void> {
    const { attempts, connections, scope, sessions, stored } = this.#deps;
    const connected = (): string | undefined => connections.at(namespace).session?.connectorId;
    const before = connected();
    const attempt = { status: 'asking', purpose: 'restore', connectorId } as const;
    const waiting = attempts.begin(namespace, attempt);
    const patience = new AbortController();
    void this.#stopShowing(waiting, patience.signal);
    try {
      const connector = await this.#appearance(connectorId, namespace, waiting);
      const session = await this.#sessionOf(connector, waiting);
      const isTooLate = waiting.aborted || connected() !== before || stored.hasLeft(namespace);
      if (isTooLate) session.release();
      else {
        scope.batch(() => {
          sessions.resume(connector.details, session);
          attempts.end(waiting);
        });
      }
    } catch (error) {
      if (!waiting.aborted) scope.logger.warn(`${connectorId} could not be restored`, error);
    } finally {
      patience.abort();
      attempts.end(waiting);
    }
  }

  async #stopShowing(waiting: AbortSignal, signal: AbortSignal): Promise<void> {
    try {
      await this.#deps.scope.clock.sleep(RESTORE_PATIENCE_MS, signal);
      this.#deps.attempts.hide(waiting);
    } catch {
      // Restored or cancelled: no attempt is left to hide.
    }
  }

  async #sessionOf(connector: WalletConnector, waiting: AbortSignal): Promise<WalletSession> {
    for (;;) {
      const session = await connector.restore(waiting);
      if (session) return session;
      this.#deps.attempts.hide(waiting);
      await connector.whenGranted(waiting);
    }
  }

  /**
   * The wallet of the last visit, once it is there. Where several wallets claim to be it and what was stored does not
   * single one out, none of them is asked.
   */
  async #appearance(
    connectorId: string,
    namespace: ChainNamespace,
    waiting: AbortSignal,
  ): Promise<WalletConnector> {
    const { clock } = this.#deps.scope;
    const face = this.#deps.stored.connectedFace(namespace);
    const wallet = { face, id: connectorId, namespace };
    const connector = await this.#claimant(wallet, waiting);
    if (face === undefined || faceOf(connector.details) === face) return connector;
    // A new version of the wallet, or a stranger that was faster.
    await clock.sleep(CLAIM_PATIENCE_MS, waiting);
    return this.#claimant(wallet, waiting);
  }

  #claimant(wallet: StoredWallet, waiting: AbortSignal): Promise<WalletConnector> {
    const { attempts, catalogue, scope } = this.#deps;
    const { id, namespace } = wallet;
    let isUnclear = false;
    const listen = (hear: (connector: WalletConnector) => void): (() => void) => {
      const subscription = catalogue.connectors$.subscribe((connectors) => {
        const claimants = claimantsOf(wallet, connectors);
        const found = singledOut(wallet, claimants);
        if (found || claimants.length === 0) {
          const connector = catalogue.find(found?.id ?? id, namespace);
          if (connector?.details.namespace === namespace) hear(connector);
        } else if (!isUnclear) {
          isUnclear = true;
          scope.logger.warn(`${id} is not restored, because several wallets claim its identity`);
          attempts.hide(waiting);
        }
      });
      return () => subscription.unsubscribe();
    };
    return untilHeard(listen, waiting);
  }
}
