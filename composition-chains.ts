import type { ChainNamespace } from './domain/caip/chain-namespace';
import type { Network } from './domain/network/network';
import type { WidgetOptions } from './domain/options/widget-options';
import { Eip155WalletCatalogue } from './infrastructure/chains/eip155/eip155-wallet-catalogue';
import type { WalletFamilies } from './infrastructure/chains/joined-wallet-catalogue';
import type { ChainAdapterLoaders } from './infrastructure/chains/lazy-chain-adapters';
import type { Clock } from './ports/clock';
import type { Logger } from './ports/logger';
import type { RpcClients } from './ports/rpc-client';

/** What the adapters of chains are made from. */
export interface ChainAdapterDeps {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly rpcClients: RpcClients;
}

/** What the wallets of chains are made from. */
export interface WalletFamilyDeps {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly options: WidgetOptions;

  /**
   * The network to be on where the wallet does not say: the one that the visitor used last on the
   * namespace, else the site's first.
   */
  readonly networkInUse: (namespace: ChainNamespace) => Network | undefined;
}

/** The adapter of each namespace, fetched when a wallet of its is connected. */
export function chainAdapterLoaders(deps: ChainAdapterDeps): ChainAdapterLoaders {
  return {
    eip155: async () => {
      const { Eip155ChainAdapter } =
        await import('./infrastructure/chains/eip155/eip155-chain-adapter');
      return new Eip155ChainAdapter(deps);
    },
  };
}

/**
 * The wallets of each namespace, fetched where the site has a network there. Those of `eip155` come with
 * the core: nearly every site has them, and an earlier connection is back one download sooner.
 */
export function walletFamilies({ clock, options }: WalletFamilyDeps): WalletFamilies {
  const config = {
    page: globalThis.window,
    external: options.connectors,
    images: options.connectorImages,
    enableAnnounced: options.enableEIP6963,
    enableInjected: options.enableInjected,
  };
  return {
    eip155: () => new Eip155WalletCatalogue({ clock, config }),
  };
}
