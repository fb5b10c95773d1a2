import { isCaipNetworkId, type CaipNetworkId } from '../../domain/caip/caip-network-id';
import { type ChainNamespace, isChainNamespace } from '../../domain/caip/chain-namespace';
import type { RecentWallet } from '../../domain/connection/recent-wallets';
import type { KeyValueStorage } from '../../ports/key-value-storage';

export interface StoredValuesDeps {
  readonly storage: KeyValueStorage;

  /** The widget's `id` option, where several widgets share one origin. */
  readonly widgetId?: string;
}

/** The names that values are stored under: the established ones, so that visitors keep their sessions. */
const PREFIX = '@appkit/';

/**
 * What one widget keeps between visits, typed. Every value is parsed on reading; one that does not
 * parse counts as absent and takes no other with it.
 */
export class StoredValues {
  readonly #storage: KeyValueStorage;
  readonly #prefix: string;

  constructor({ storage, widgetId }: StoredValuesDeps) {
    this.#storage = storage;
    this.#prefix = widgetId === undefined ? PREFIX : `${PREFIX}${widgetId}/`;
  }

  activeNamespace(): ChainNamespace | undefined {
    const value = this.#get('active_namespace');
    return value !== undefined && isChainNamespace(value) ? value : undefined;
  }

  activeNetworkId(): CaipNetworkId | undefined {
    const value = this.#get('active_caip_network_id');
    return value !== undefined && isCaipNetworkId(value) ? value : undefined;
  }

  /** The connector that was connected on `namespace` when the visitor left. */
  connectorId(namespace: ChainNamespace): string | undefined {
    if (!this.connectedNamespaces().includes(namespace)) return undefined;
    return this.#get(connectorKey(namespace)) || undefined;
  }

  connectedNamespaces(): readonly ChainNamespace[] {
    return (this.#get('connected_namespaces') ?? '').split(',').filter(isChainNamespace);
  }

  recentWallets(): readonly RecentWallet[] {
    const value = this.json('recent_wallets');
    return Array.isArray(value) ? value.flatMap(recentWalletIn) : [];
  }

  setActiveNetwork(namespace: ChainNamespace, caipNetworkId: CaipNetworkId): void {
    this.#set('active_namespace', namespace);
    this.#set('active_caip_network_id', caipNetworkId);
  }

  setConnected(namespace: ChainNamespace, connectorId: string): void {
    this.#set(connectorKey(namespace), connectorId);
    this.#setConnectedNamespaces([...new Set([...this.connectedNamespaces(), namespace])]);
  }

  setDisconnected(namespace: ChainNamespace): void {
    this.#remove(connectorKey(namespace));
    this.#setConnectedNamespaces(
      this.connectedNamespaces().filter((connected) => connected !== namespace),
    );
  }

  setRecentWallets(wallets: readonly RecentWallet[]): void {
    this.setJson('recent_wallets', wallets);
  }

  /** The parsed JSON under `name`, or `undefined` where there is none or it does not parse. */
  json(name: string): unknown {
    try {
      return JSON.parse(this.#get(name) ?? '') as unknown;
    } catch {
      return undefined;
    }
  }

  /** Keeps `value` under `name` as JSON. */
  setJson(name: string, value: unknown): void {
    this.#set(name, JSON.stringify(value));
  }

  /** Social login and the phone's wallet link: forgotten with the connection. */
  forgetLogin(): void {
    this.#remove('social_provider');
    this.#remove('connected_social');
    this.#storage.remove('WALLETCONNECT_DEEPLINK_CHOICE');
  }

  #setConnectedNamespaces(namespaces: readonly ChainNamespace[]): void {
    this.#set('connected_namespaces', namespaces.join(','));
    this.#set('connection_status', namespaces.length > 0 ? 'connected' : 'disconnected');
  }

  #get(name: string): string | undefined {
    return this.#storage.get(this.#prefix + name);
  }

  #set(name: string, value: string): void {
    this.#storage.set(this.#prefix + name, value);
  }

  #remove(name: string): void {
    this.#storage.remove(this.#prefix + name);
  }
}

function connectorKey(namespace: ChainNamespace): string {
  return `${namespace}:connected_connector_id`;
}

function recentWalletIn(value: unknown): readonly RecentWallet[] {
  if (typeof value !== 'object' || value === null) return [];
  const { id, name, rdns } = value as Readonly<Record<string, unknown>> & {
    readonly id?: unknown;
    readonly name?: unknown;
    readonly rdns?: unknown;
  };
  if (typeof id !== 'string' || typeof name !== 'string') return [];
  return [{ id, name, ...(typeof rdns === 'string' && { rdns }) }];
}
