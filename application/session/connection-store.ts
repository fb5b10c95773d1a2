import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import { type Connection, type Connections } from '../../domain/connection/connection';
import { withConnection } from '../../domain/connection/connection-changes';
import type { InitialState } from '../snapshot/initial-state';
import { StateStore } from '../state/state-store';

/** The connection of every namespace. Written by the use cases of this folder. */
export class ConnectionStore extends StateStore<Connections> {
  constructor({ initialState }: { readonly initialState: InitialState }) {
    super(initialState.connected);
  }

  /** The connection of `namespace` right now. */
  at(namespace: ChainNamespace): Connection {
    return this.getSnapshot()[namespace];
  }

  /** Replaces the connection of `namespace`. */
  change(namespace: ChainNamespace, reduce: (connection: Connection) => Connection): void {
    this.update((all) => withConnection(all, namespace, reduce(all[namespace])));
  }
}
