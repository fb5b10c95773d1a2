import { PolkadotWalletCatalogue } from '../../infrastructure/chains/polkadot/polkadot-wallet-catalogue';
import { Clock } from '../../ports/clock';
import { KeyValueStorage } from '../../ports/key-value-storage';
import { RpcClients } from '../../ports/rpc-client';
import { PolkadotWallets } from '../../ports/wallet-family';
import type { Chain } from './chain';
import { networksOn } from './networks-on';
import { keptWallets } from './page-wallets';

/** Polkadot: nodes over JSON-RPC, and the extensions that `injectedWeb3` names. */
export const polkadot: Chain = {
  adapter: async ({ networks, ports }) => {
    const { PolkadotChainAdapter } =
      await import('../../infrastructure/chains/polkadot/polkadot-chain-adapter');
    return new PolkadotChainAdapter({
      clock: ports.get(Clock),
      networks: () => networks.requested(),
      rpcClients: ports.get(RpcClients),
    });
  },
  wallets: ({ networks, options, ports, stored }) => {
    const page = globalThis.window;
    const parts = {
      clock: ports.get(Clock),
      config: {
        page,
        enableInjected: options.enableInjected,
        images: options.connectorImages,
        kept: keptWallets({ options, stored }),
        siteName: options.metadata?.name ?? page.location.host,
        widgetId: options.id,
      },
      networks: () => networksOn('polkadot', networks),
      storage: ports.get(KeyValueStorage),
    };
    const ofSite = ports.find(PolkadotWallets);
    if (ofSite) return ofSite(parts);
    return new PolkadotWalletCatalogue(parts);
  },
};
