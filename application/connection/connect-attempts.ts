import type { Scope } from '../scope/scope';
import { type ChainNamespace, chainNamespaces } from '../../domain/caip/chain-namespace';
import { type ConnectAttempt } from '../../domain/connection/connection';
import { withAttempt, withoutAttempt } from '../../domain/connection/connection-changes';
import { WidgetError } from '../../domain/errors/widget-error';
import type { ConnectionStore } from '../session/connection-store';

export interface ConnectAttemptsDeps {
  readonly connections: ConnectionStore;
  readonly scope: Scope;
}

interface Asking {
  readonly controller: AbortController;

  /** Stops listening to the caller's signal, which may live much longer. */
  readonly release: () => void;
}

/** The wallets that are asked now: at most one on each namespace. A later one ends the one before. */
export class ConnectAttempts {
  readonly #deps: ConnectAttemptsDeps;
  readonly #running = new Map<ChainNamespace, Asking>();

  constructor(deps: ConnectAttemptsDeps) {
    this.#deps = deps;
    deps.scope.onEnd(() => chainNamespaces.forEach((namespace) => this.cancel(namespace)));
  }

  /**
   * Shows `attempt`, cancels the one before it, and returns the signal of its own cancellation. Where
   * `signal` or the widget has ended already, that signal has aborted and nothing else has changed.
   */
  begin(namespace: ChainNamespace, attempt: ConnectAttempt, signal?: AbortSignal): AbortSignal {
    const ended = [this.#deps.scope.signal, signal].find((each) => each?.aborted);
    if (ended) return ended;
    this.#abort(namespace);
    const controller = new AbortController();
    const asking = controller.signal;
    const follow = (): void => {
      this.end(asking);
      controller.abort(signal?.reason);
    };
    signal?.addEventListener('abort', follow, { once: true });
    const release = (): void => signal?.removeEventListener('abort', follow);
    this.#running.set(namespace, { controller, release });
    this.#deps.connections.change(namespace, (connection) => withAttempt(connection, attempt));
    return asking;
  }

  /**
   * Cancels the attempt on `namespace`, and removes the last failure. Without `namespace`, does so on every
   * namespace with an attempt or a failure on show.
   */
  cancel(namespace?: ChainNamespace): void {
    const { connections } = this.#deps;
    const isSeen = (each: ChainNamespace): boolean => connections.at(each).attempt !== undefined;
    const targets = namespace === undefined ? chainNamespaces.filter(isSeen) : [namespace];
    for (const target of targets) {
      this.#abort(target);
      connections.change(target, (connection) =>
        connection.attempt ? withoutAttempt(connection) : connection,
      );
    }
  }

  /** Ends the attempt of `asking`, where it is still the current one. */
  end(asking: AbortSignal): void {
    this.hide(asking);
    for (const [namespace, { controller, release }] of this.#running) {
      if (controller.signal !== asking) continue;
      this.#running.delete(namespace);
      release();
    }
  }

  /** Hides the attempt of `asking`, without cancelling it. */
  hide(asking: AbortSignal): void {
    for (const [namespace, { controller }] of this.#running) {
      if (controller.signal !== asking) continue;
      this.#deps.connections.change(namespace, (connection) =>
        connection.attempt?.status === 'asking' ? withoutAttempt(connection) : connection,
      );
    }
  }

  #abort(namespace: ChainNamespace): void {
    const asking = this.#running.get(namespace);
    this.#running.delete(namespace);
    asking?.release();
    asking?.controller.abort(new WidgetError('ABORTED', {}));
  }
}
