import { type ChainNamespace, chainNamespaces } from '../../domain/caip/chain-namespace';
import {
  type ConnectAttempt,
  withAttempt,
  withoutAttempt,
} from '../../domain/connection/connection';
import { WidgetError } from '../../domain/errors/widget-error';
import type { Lifetime } from '../lifecycle/lifetime';
import type { ConnectionStore } from './connection-store';

export interface ConnectAttemptsDeps {
  readonly connections: ConnectionStore;
  readonly lifetime: Lifetime;
}

/** The wallets being asked: at most one on each namespace, and a later one ends the one before. */
export class ConnectAttempts {
  readonly #deps: ConnectAttemptsDeps;
  readonly #running = new Map<ChainNamespace, AbortController>();

  constructor(deps: ConnectAttemptsDeps) {
    this.#deps = deps;
    deps.lifetime.onEnd(() => chainNamespaces.forEach((namespace) => this.cancel(namespace)));
  }

  /** Shows `attempt`, gives up the one before it, and returns what aborts when it is given up itself. */
  begin(namespace: ChainNamespace, attempt: ConnectAttempt, signal?: AbortSignal): AbortSignal {
    this.#abort(namespace);
    const controller = new AbortController();
    const follow = (): void => controller.abort(signal?.reason);
    if (signal?.aborted || this.#deps.lifetime.signal.aborted) {
      controller.abort(signal?.reason ?? new WidgetError('WIDGET_DISPOSED', {}));
      return controller.signal;
    }
    signal?.addEventListener('abort', follow, { once: true });
    controller.signal.addEventListener('abort', () => this.end(controller.signal), { once: true });
    this.#running.set(namespace, controller);
    this.#deps.connections.change(namespace, (connection) => withAttempt(connection, attempt));
    return controller.signal;
  }

  /** Gives up whoever is asked on `namespace`, and puts away how the last one failed. */
  cancel(namespace: ChainNamespace): void {
    this.#abort(namespace);
    this.#deps.connections.change(namespace, (connection) =>
      connection.attempt ? withoutAttempt(connection) : connection,
    );
  }

  /** Ends the attempt that `asking` came from, where it is still the one that counts. */
  end(asking: AbortSignal): void {
    for (const [namespace, controller] of this.#running) {
      if (controller.signal !== asking) continue;
      this.#running.delete(namespace);
      this.hide(namespace);
    }
  }

  /** Shows nobody being asked on `namespace`, without giving anybody up. */
  hide(namespace: ChainNamespace): void {
    this.#deps.connections.change(namespace, (connection) =>
      connection.attempt?.status === 'asking' ? withoutAttempt(connection) : connection,
    );
  }

  #abort(namespace: ChainNamespace): void {
    const controller = this.#running.get(namespace);
    this.#running.delete(namespace);
    controller?.abort(new WidgetError('ABORTED', {}));
  }
}
