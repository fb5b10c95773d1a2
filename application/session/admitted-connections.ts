import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import type { Connection, Connections } from '../../domain/connection/connection';
import type { Lifetime } from '../scope/lifetime';
import { StateStore } from '../state/state-store';
import type { ConnectionStore } from './connection-store';

/** The connections, for classes that only read them. */
export type ReadableConnections = Pick<ConnectionStore, 'at' | 'getSnapshot' | 'state$'>;

/** The admitted connections of `all`; `before` is the last result. */
export type AdmissionRule = (all: Connections, before: Connections) => Connections;

export interface AdmittedConnectionsDeps {
  readonly connections: ConnectionStore;
  readonly lifetime: Lifetime;
}

/**
 * The connections that the site may know: all of them, unless the site requires a sign-in. Then an account is
 * included once it has signed in, and until then its namespace is connecting. The public state, the providers
 * and the features read only these connections, so that no verb, view or event bypasses the sign-in.
 */
export class AdmittedConnections extends StateStore<Connections> implements ReadableConnections {
  readonly #all: ConnectionStore;
  #rule: AdmissionRule = (all) => all;

  constructor({ connections, lifetime }: AdmittedConnectionsDeps) {
    super(connections.getSnapshot());
    this.#all = connections;
    const following = connections.state$.subscribe(() => this.#look());
    lifetime.onEnd(() => following.unsubscribe());
  }

  /** The connection of `namespace` right now. */
  at(namespace: ChainNamespace): Connection {
    return this.getSnapshot()[namespace];
  }

  /** From now on admits the connections of `rule`. The sign-in sets it before any wallet is connected. */
  admitBy(rule: AdmissionRule): void {
    this.#rule = rule;
    this.#look();
  }

  #look(): void {
    this.update((before) => this.#rule(this.#all.getSnapshot(), before));
  }
}
