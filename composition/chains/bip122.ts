import { Clock } from '../../ports/clock';
import { HttpClient } from '../../ports/http-client';
import { KeyValueStorage } from '../../ports/key-value-storage';
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
  wallets: async ({ networks, options, ports, stored }) => {
    const { BitcoinWalletCatalogue } =
      await import('../../infrastructure/chains/bip122/bitcoin-wallet-catalogue');
    const page = globalThis.window;
    return new BitcoinWalletCatalogue({
      clock: ports.get(Clock),
      config: {
        page,
        images: options.connectorImages,
        kept: keptWallets({ options, stored }),
        widgetId: options.id,
      },
      load: async (id) => {
        const { bitcoinCalls } = await import('../../infrastructure/chains/bip122/bitcoin-calls');
        return bitcoinCalls(page, id);
      },
      networks: () => networksOn('bip122', networks),
      storage: ports.get(KeyValueStorage),
    });
  },
};
