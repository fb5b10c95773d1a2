import type { Scope } from '../scope/scope';
import type { CaipAddress } from '../../domain/caip/caip-address';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import { connectFailureOf } from '../../domain/connection/connect-failure';
import { type ConnectAttempt } from '../../domain/connection/connection';
import { withAttempt, withoutAttempt } from '../../domain/connection/connection-changes';
import type { Connector } from '../../domain/connection/connector';
import { WidgetError } from '../../domain/errors/widget-error';
import { nearest } from '../../domain/outside/nearest';
import type { WalletConnector, WalletConnectorCatalogue } from '../../ports/wallet-connector';
import type { NetworkStore } from '../session/network-store';
import type { ConnectAttempts } from './connect-attempts';
import type { ConnectionStore } from '../session/connection-store';
import type { WalletSessions } from '../session/wallet-sessions';

export interface ConnectWalletDeps {
  readonly attempts: ConnectAttempts;
  readonly catalogue: WalletConnectorCatalogue;
  readonly connections: ConnectionStore;
  readonly networks: NetworkStore;
  readonly scope: Scope;
  readonly sessions: WalletSessions;
}

/** Connects one wallet, which may prompt the visitor. */
export class ConnectWallet {
  readonly #deps: ConnectWalletDeps;

  constructor(deps: ConnectWalletDeps) {
    this.#deps = deps;
  }

  /**
   * Cancels a request to another wallet on the same namespace. A connected wallet stays connected until this
   * one approves. A wallet that is on several namespaces is connected on `namespace`, or on the one in use.
   * Waits for a wallet whose code is still being downloaded.
   *
   * @throws {@link WidgetError} `CONNECTOR_NOT_FOUND`, `CONNECTOR_ALREADY_CONNECTED`, `ABORTED` when it is
   *   cancelled, the reason of `signal`, or what the wallet answered.
   */
  async execute(
    connectorId: string,
    namespace?: ChainNamespace,
    signal?: AbortSignal,
  ): Promise<CaipAddress> {
    const { attempts, catalogue, connections, networks, scope, sessions } = this.#deps;
    const shownOn = namespace ?? networks.getSnapshot().namespace;
    const present = catalogue.find(connectorId, shownOn);
    const isThere = present && isOn(present, namespace);
    const waiting = isThere
      ? undefined
      : await this.#whenKnown(connectorId, namespace, shownOn, signal);
    const connector = waiting ? catalogue.find(connectorId, shownOn) : present;
    const found = connector?.details ?? { id: connectorId, namespace: shownOn };
    const { session: connected } = connections.at(found.namespace);
    if (connected && connected.connectorId === found.id) {
      if (waiting) attempts.end(waiting);
      throw new WidgetError('CONNECTOR_ALREADY_CONNECTED', { connectorId: found.id });
    }

    const asking = attempts.begin(found.namespace, attemptAt(found.id), signal);
    if (waiting) attempts.end(waiting);
    try {
      if (!connector) {
        throw new WidgetError('CONNECTOR_NOT_FOUND', {
          connectorId,
          nearest: nearestWallet(connectorId, catalogue),
        });
      }
      asking.throwIfAborted();
      const session = await connector.connect(asking);
      if (asking.aborted) {
        session.release();
        asking.throwIfAborted();
      }
      return scope.batch(() => {
        const caipAddress = sessions.adopt(connector.details, session);
        attempts.end(asking);
        return caipAddress;
      });
    } catch (error) {
      scope.batch(() => {
        try {
          if (!asking.aborted) this.#fail(found, error, connector);
        } finally {
          attempts.end(asking);
        }
      });
      throw error;
    }
  }

  /**
   * Waits until it is known whether the wallet exists, and shows the wait on `shownOn`. Returns the signal of
   * the attempt that shows it, if there was a wait.
   */
  async #whenKnown(
    connectorId: string,
    namespace: ChainNamespace | undefined,
    shownOn: ChainNamespace,
    signal?: AbortSignal,
  ): Promise<AbortSignal | undefined> {
    const { attempts, catalogue } = this.#deps;
    if (!catalogue.whenKnown) return undefined;
    const waiting = attempts.begin(shownOn, attemptAt(connectorId), signal);
    try {
      waiting.throwIfAborted();
      await catalogue.whenKnown(connectorId, namespace, waiting);
      waiting.throwIfAborted();
      return waiting;
    } catch (error) {
      attempts.end(waiting);
      throw error;
    }
  }

  #fail(
    { id, namespace }: Pick<Connector, 'id' | 'namespace'>,
    error: unknown,
    connector?: WalletConnector,
  ): void {
    const failure = connectFailureOf(error);
    const { attempts, connections } = this.#deps;
    const attempt: ConnectAttempt = { status: 'failed', connectorId: id, failure };
    if (failure.cause === 'pending' && connector) {
      void this.#awaitGrant(connector, attempts.begin(namespace, attempt));
      return;
    }
    connections.change(namespace, (connection) => withAttempt(connection, attempt));
  }

  /** The visitor may still grant the request that is open in the wallet: that connects, too. */
  async #awaitGrant(connector: WalletConnector, waiting: AbortSignal): Promise<void> {
    const { attempts, connections, scope, sessions } = this.#deps;
    try {
      await connector.whenGranted(waiting);
      const session = await connector.restore(waiting);
      if (!session || waiting.aborted) {
        session?.release();
        return;
      }
      scope.batch(() => {
        sessions.adopt(connector.details, session);
        connections.change(connector.details.namespace, withoutAttempt);
      });
    } catch {
      // Cancelled, or the wallet went away. The visitor still sees why the request failed.
    } finally {
      attempts.end(waiting);
    }
  }
}

/** Whether `connector` is on `namespace`, where the caller names one. */
function isOn({ details }: WalletConnector, namespace = details.namespace): boolean {
  return details.namespace === namespace;
}

function attemptAt(connectorId: string): ConnectAttempt {
  return { status: 'asking', purpose: 'connect', connectorId };
}

/** The id of the wallet that `written` is a slip of, by its id or its name. */
function nearestWallet(
  written: string,
  { connectors$ }: Pick<WalletConnectorCatalogue, 'connectors$'>,
): string | undefined {
  let known: readonly Connector[] = [];
  connectors$
    .subscribe((connectors) => {
      known = connectors;
    })
    .unsubscribe();
  const found = nearest(
    written,
    known.flatMap(({ id, name }) => [id, name]),
  );
  return known.find(({ id, name }) => id === found || name === found)?.id;
}
