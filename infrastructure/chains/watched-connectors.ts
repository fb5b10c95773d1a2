import type { Connector } from '../../domain/connection/connector';
import type { Stream } from '../../ports/stream';

export interface WatchedConnectorsDeps {
  /** The connectors that are known now. */
  readonly list: () => readonly Connector[];

  /** Begins to look for wallets; returns a function that stops it. */
  readonly discover: () => () => void;
}

/** A catalogue's connectors as a stream: it looks for wallets while it has subscribers. */
export class WatchedConnectors {
  readonly connectors$: Stream<readonly Connector[]>;
  readonly #deps: WatchedConnectorsDeps;
  readonly #listeners = new Set<(connectors: readonly Connector[]) => void>();
  #stop: (() => void) | undefined;
  #isSoon = false;

  constructor(deps: WatchedConnectorsDeps) {
    this.#deps = deps;
    this.connectors$ = {
      subscribe: (next) => {
        this.#stop ??= deps.discover();
        this.#listeners.add(next);
        next(deps.list());
        return {
          unsubscribe: () => {
            this.#listeners.delete(next);
            if (this.#listeners.size > 0) return;
            this.#stop?.();
            this.#stop = undefined;
          },
        };
      },
    };
  }

  /** Publishes once after whatever else happens in this task: a script may announce 100,000 wallets in one. */
  publishSoon(): void {
    if (this.#isSoon) return;
    this.#isSoon = true;
    queueMicrotask(() => {
      this.#isSoon = false;
      this.publish();
    });
  }

  /** Publishes the current connectors to all subscribers. */
  publish(): void {
    const list = this.#deps.list();
    for (const listener of [...this.#listeners]) listener(list);
  }
}
