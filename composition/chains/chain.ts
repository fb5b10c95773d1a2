import type { StoredValues } from '../../application/state/stored-values';
import type { WidgetOptions } from '../../domain/options/widget-options';
import type { PortContainer } from '../../infrastructure/di/port-container';
import type { ChainAdapter } from '../../ports/chain-adapter';
import type { WalletConnectorCatalogue } from '../../ports/wallet-connector';
import type { SiteNetworks } from '../site-networks';

/** The dependencies of a chain's parts. */
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

  /**
   * Makes the catalogue of wallets: at once, or after a download where the site has a network of the
   * namespace.
   */
  wallets(parts: ChainParts): WalletConnectorCatalogue | Promise<WalletConnectorCatalogue>;
}
