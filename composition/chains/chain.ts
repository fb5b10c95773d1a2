import type { StoredValues } from '../../application/state/stored-values';
import type { WidgetOptions } from '../../domain/options/widget-options';
import type { PortContainer } from '../../infrastructure/di/port-container';
import type { ChainAdapter } from '../../ports/chain-adapter';
import type { WalletConnectorCatalogue } from '../../ports/wallet-connector';
import type { SiteNetworks } from '../site-networks';

/** What the parts of a chain are made from. */
export interface ChainParts {
  readonly networks: SiteNetworks;
  readonly options: WidgetOptions;
  readonly ports: PortContainer;
  readonly stored: StoredValues;
}

/** One namespace: its adapter and its wallets. */
export interface Chain {
  /** Downloads the adapter, for the first account that is connected. */
  adapter(parts: ChainParts): Promise<ChainAdapter>;

  /** The wallets: there at once, or downloaded where the site has a network of the namespace. */
  wallets(parts: ChainParts): WalletConnectorCatalogue | Promise<WalletConnectorCatalogue>;
}
