import type { ChainNamespace } from './domain/caip/chain-namespace';
import type { Network } from './domain/network/network';
import type { WidgetOptions } from './domain/options/widget-options';
import { Eip155WalletCatalogue } from './infrastructure/chains/eip155/eip155-wallet-catalogue';
import type { WalletFamilies } from './infrastructure/chains/joined-wallet-catalogue';
import type { ChainAdapterLoaders } from './infrastructure/chains/lazy-chain-adapters';
import type { Clock } from './ports/clock';
import type { HostPage } from './ports/host-page';
import type { HttpClient } from './ports/http-client';
import type { KeyValueStorage } from './ports/key-value-storage';
import type { Logger } from './ports/logger';
import type { RpcClients } from './ports/rpc-client';

/** What the adapters of chains are made from. */
export interface ChainAdapterDeps {
  readonly clock: Clock;
  readonly http: HttpClient;
  readonly logger: Logger;

  /** The site's networks right now. */
  readonly networks: () => readonly Network[];
  readonly options: WidgetOptions;
  readonly rpcClients: RpcClients;
}

/** What the wallets of chains ask of the outside. */
export interface WalletPorts {
  readonly clock: Clock;
  readonly hostPage: HostPage;
  readonly logger: Logger;
  readonly storage: KeyValueStorage;
}

/** What the wallets of chains are made from. */
interface WalletFamilyDeps extends WalletPorts {
  /** The site's networks right now. */
  readonly networks: () => readonly Network[];
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
    bip122: async () => {
      const { Bip122ChainAdapter } =
        await import('./infrastructure/chains/bip122/bip122-chain-adapter');
      const { customRpcUrls } = deps.options;
      const urlsOf = ({ caipNetworkId, rpcUrls }: Network): readonly string[] => [
        ...(customRpcUrls[caipNetworkId] ?? []),
        ...rpcUrls.default.http,
      ];
      return new Bip122ChainAdapter({ ...deps, urlsOf });
    },
    eip155: async () => {
      const { Eip155ChainAdapter } =
        await import('./infrastructure/chains/eip155/eip155-chain-adapter');
      return new Eip155ChainAdapter(deps);
    },
    polkadot: async () => {
      const { PolkadotChainAdapter } =
        await import('./infrastructure/chains/polkadot/polkadot-chain-adapter');
      return new PolkadotChainAdapter(deps);
    },
    solana: async () => {
      const { SolanaChainAdapter } =
        await import('./infrastructure/chains/solana/solana-chain-adapter');
      return new SolanaChainAdapter(deps);
    },
  };
}

/**
 * The wallets of each namespace, fetched where the site has a network there. Those of `eip155` come with
 * the core: nearly every site has them, and an earlier connection is back one download sooner.
 */
export function walletFamilies(deps: WalletFamilyDeps): WalletFamilies {
  const { clock, hostPage, logger, networkInUse, networks, options, storage } = deps;
  const page = globalThis.window;
  const { connectorImages: images, enableInjected } = options;
  const config = {
    page,
    external: options.connectors,
    images,
    enableAnnounced: options.enableEIP6963,
    enableInjected,
  };
  return {
    bip122: async () => {
      const { Bip122WalletCatalogue } =
        await import('./infrastructure/chains/bip122/bip122-wallet-catalogue');
      return new Bip122WalletCatalogue({
        clock,
        config: { page, images, widgetId: options.id },
        storage,
        load: async (id) => {
          const { bitcoinCalls } = await import('./infrastructure/chains/bip122/bitcoin-calls');
          return bitcoinCalls(page, id);
        },
        networks: () => networksOn('bip122', networks(), networkInUse('bip122')),
      });
    },
    eip155: () =>
      new Eip155WalletCatalogue({ clock, config, isVisible: () => hostPage.isVisible(), logger }),
    polkadot: async () => {
      const { PolkadotWalletCatalogue } =
        await import('./infrastructure/chains/polkadot/polkadot-wallet-catalogue');
      const siteName = options.metadata?.name ?? page.location.host;
      return new PolkadotWalletCatalogue({
        clock,
        networks: () => networksOn('polkadot', networks(), networkInUse('polkadot')),
        storage,
        config: { page, enableInjected, images, siteName, widgetId: options.id },
      });
    },
    solana: async () => {
      const { SolanaWalletCatalogue } =
        await import('./infrastructure/chains/solana/solana-wallet-catalogue');
      return new SolanaWalletCatalogue({
        clock,
        networks: () => networksOn('solana', networks(), networkInUse('solana')),
        config,
      });
    },
  };
}

/** The site's networks of `namespace`, the one in use first where it is one of them. */
function networksOn(
  namespace: ChainNamespace,
  networks: readonly Network[],
  inUse: Network | undefined,
): readonly Network[] {
  const own = networks.filter(({ chainNamespace }) => chainNamespace === namespace);
  const isInUse = ({ caipNetworkId }: Network): boolean => caipNetworkId === inUse?.caipNetworkId;
  return [...own.filter(isInUse), ...own.filter((network) => !isInUse(network))];
}
