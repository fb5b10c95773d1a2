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
    const recentWallets = stored.recentWallets();
    super({ connectors: [], recentWallets, rows: rowsOf(options, [], recentWallets) });
    this.#options = options;
  }

  setConnectors(connectors: readonly Connector[]): void {
    this.update(({ recentWallets }) => ({
      connectors,
      recentWallets,
      rows: rowsOf(this.#options, connectors, recentWallets),
    }));
  }

  setRecentWallets(recentWallets: readonly RecentWallet[]): void {
    this.update(({ connectors }) => ({
      connectors,
      recentWallets,
      rows: rowsOf(this.#options, connectors, recentWallets),
    }));
  }
}

function rowsOf(
  { features, customWallets, featuredWalletIds, enableWallets }: WidgetOptions,
  connectors: readonly Connector[],
  recentWallets: readonly RecentWallet[],
): readonly ConnectorRow[] {
  if (!enableWallets) return [];
  return connectorRows({
    connectors,
    customWallets,
    featuredWalletIds,
    recentWallets,
    typeOrder: features.connectorTypeOrder,
  });
}
