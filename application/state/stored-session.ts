import type { CaipNetworkId } from '../../domain/caip/caip-network-id';
import { isCaipNetworkId } from '../../domain/caip/chain-id-grammar';
import { type ChainNamespace, isChainNamespace } from '../../domain/caip/chain-namespace';
import type { KeyValueStorage } from '../../ports/key-value-storage';

export interface StoredSessionDeps {
  readonly storage: KeyValueStorage;

  /** The widget's `id` option, where several widgets share one origin. */
  readonly widgetId?: string | undefined;
}

/** The names of what lasts as long as the tab: a transaction that a wallet was asked for, a pairing that went to its app. */
export type TabValue = 'asked_transaction' | 'left_pairing';

/**
 * The stored state of the last visit. Every value is parsed; one that does not parse counts as absent and
 * does not affect the others.
 */
export class StoredSession {
  declare readonly storage: KeyValueStorage;
  readonly #prefix: string;

  constructor({ storage, widgetId }: StoredSessionDeps) {
    this.storage = storage;
    // The established names, so that visitors keep their sessions.
    this.#prefix = widgetId === undefined ? '@appkit/' : `@appkit/${widgetId}/`;
  }

  activeNamespace(): ChainNamespace | undefined {
    const value = this.get('active_namespace') ?? '';
    return isChainNamespace(value) ? value : undefined;
  }

  activeNetworkId(): CaipNetworkId | undefined {
    const value = this.get('active_caip_network_id') ?? '';
    return isCaipNetworkId(value) ? value : undefined;
  }

  connectedNamespaces(): readonly ChainNamespace[] {
    return (this.get('connected_namespaces') ?? '').split(',').filter(isChainNamespace);
  }

  /** The connector that was connected on `namespace` when the visitor left. */
  connectorId(namespace: ChainNamespace): string | undefined {
    if (!this.connectedNamespaces().includes(namespace)) return undefined;
    return this.get(this.connectorKey(namespace)) || undefined;
  }

  protected connectorKey(namespace: ChainNamespace): string {
    return `${namespace}:connected_connector_id`;
  }

  /** The text under `name`. */
  get(name: string): string | undefined {
    return this.storage.get(this.key(name));
  }

  /** The text under `name` that lasts as long as the tab. */
  inTab(name: TabValue): string | undefined {
    return this.storage.tab?.get(this.key(name));
  }

  /** The storage's key of `name`. */
  key(name: string): string {
    return this.#prefix + name;
  }
}
