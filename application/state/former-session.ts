import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import { StoredSession } from './stored-session';

/** Writes what a widget asks at its start, from the record of another kit, once for each browser. */
export class FormerSession extends StoredSession {
  /** Whether the other kits' records were read before, or the widget has a record of its own. */
  isOver(): boolean {
    return (
      this.get('former_session') !== undefined || this.get('connected_namespaces') !== undefined
    );
  }

  remember(namespace: ChainNamespace, connectorId: string): void {
    const namespaces = [...new Set([...this.connectedNamespaces(), namespace])];
    this.storage.set(this.key(this.connectorKey(namespace)), connectorId);
    this.storage.set(this.key('connected_namespaces'), namespaces.join(','));
  }

  /** From now on the records of other kits are not read. */
  end(): void {
    this.storage.set(this.key('former_session'), 'read');
  }
}
