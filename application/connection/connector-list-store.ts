import type { Connector } from '../../domain/connection/connector';
import { type ConnectorRow, connectorRows } from '../../domain/connection/connector-list';
import type { RecentWallet } from '../../domain/connection/recent-wallets';
import type { WidgetOptions } from '../../domain/options/widget-options';
import { StateStore } from '../state/state-store';
import type { StoredValues } from '../state/stored-values';

/** The connectors there are and the wallets used last, with the rows that follow from them. */
export interface ConnectorList {
  readonly connectors: readonly Connector[];
  readonly recentWallets: readonly RecentWallet[];

  /** The ids of the connectors that are connected. */
  readonly connectedIds: readonly string[];
  readonly rows: readonly ConnectorRow[];
}

export interface ConnectorListStoreDeps {
  readonly options: WidgetOptions;
  readonly stored: StoredValues;
}

/** The list of wallets. Written by `FollowConnectors` and by whoever connects one. */
export class ConnectorListStore extends StateStore<ConnectorList> {
  readonly #options: WidgetOptions;

  constructor({ options, stored }: ConnectorListStoreDeps) {
    const nothing = { connectors: [], connectedIds: [], recentWallets: stored.recentWallets() };
    super(withRows(options, nothing));
    this.#options = options;
  }

  setConnectors(connectors: readonly Connector[]): void {
    this.update((list) => withRows(this.#options, { ...list, connectors }));
  }

  setConnectedIds(connectedIds: readonly string[]): void {
    if (connectedIds.join() === this.getSnapshot().connectedIds.join()) return;
    this.update((list) => withRows(this.#options, { ...list, connectedIds }));
  }

  setRecentWallets(recentWallets: readonly RecentWallet[]): void {
    this.update((list) => withRows(this.#options, { ...list, recentWallets }));
  }
}

function withRows(
  { features, customWallets, featuredWalletIds, enableWallets }: WidgetOptions,
  { connectors, connectedIds, recentWallets }: Omit<ConnectorList, 'rows'>,
): ConnectorList {
  const facts = {
    connectors,
    connectedIds,
    customWallets,
    featuredWalletIds,
    recentWallets,
    typeOrder: features.connectorTypeOrder,
  };
  const rows = enableWallets ? connectorRows(facts) : [];
  return { connectors, connectedIds, recentWallets, rows };
}
