import { BitcoinWalletCatalogue } from '../../infrastructure/chains/bip122/bitcoin-wallet-catalogue';
import { Clock } from '../../ports/clock';
import { HttpClient } from '../../ports/http-client';
import { KeyValueStorage } from '../../ports/key-value-storage';
import { BitcoinWallets } from '../../ports/wallet-family';
import type { LoadBitcoinCalls } from '../../infrastructure/chains/bip122/bitcoin-page-wallet';
import type { Network } from '../../domain/network/network';
import { rpcEndpointsOf } from '../../domain/network/rpc-endpoints';
import type { Chain } from './chain';
import { networksOn } from './networks-on';
import { keptWallets } from './page-wallets';

/** Bitcoin: Esplora endpoints, and the wallets of the page by their own methods. */
export const bip122: Chain = {
  adapter: async ({ options, ports }) => {
    const { BitcoinChainAdapter } =
      await import('../../infrastructure/chains/bip122/bitcoin-chain-adapter');
    const urlsOf = (network: Network): readonly string[] =>
      rpcEndpointsOf(network, options).map(({ url }) => url);
    return new BitcoinChainAdapter({
      clock: ports.get(Clock),
      http: ports.get(HttpClient),
      urlsOf,
    });
  },
  wallets: ({ networks, options, ports, stored }) => {
    const page = globalThis.window;
    const clock = ports.get(Clock);
    const config = {
      page,
      images: options.connectorImages,
      kept: keptWallets({ options, stored }),
      widgetId: options.id,
    };
    const ownNetworks = (): readonly Network[] => networksOn('bip122', networks);
    const storage = ports.get(KeyValueStorage);
    const ofSite = ports.find(BitcoinWallets);
    if (ofSite) return ofSite({ clock, config, networks: ownNetworks, storage });
    const load: LoadBitcoinCalls = async (id) => {
      const { bitcoinCalls } = await import('../../infrastructure/chains/bip122/bitcoin-calls');
      return bitcoinCalls(page, id);
    };
    return new BitcoinWalletCatalogue({ clock, config, load, networks: ownNetworks, storage });
  },
};
