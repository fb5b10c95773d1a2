import { Eip155WalletCatalogue } from '../../infrastructure/chains/eip155/eip155-wallet-catalogue';
import { Clock } from '../../ports/clock';
import { HostPage } from '../../ports/host-page';
import { Logger } from '../../ports/logger';
import { RpcClients } from '../../ports/rpc-client';
import type { Chain } from './chain';
import { pageWallets } from './page-wallets';

/**
 * EVM chains. Their wallets come with the core, because nearly every site has them and an earlier connection
 * is restored one download sooner.
 */
export const eip155: Chain = {
  adapter: async ({ networks, options, ports }) => {
    const { Eip155ChainAdapter } =
      await import('../../infrastructure/chains/eip155/eip155-chain-adapter');
    return new Eip155ChainAdapter({
      clock: ports.get(Clock),
      ens: async () => {
        if (!options.sources) return undefined;
        return (await import('../sources/ens-parts')).ensParts({ options, ports });
      },
      networks: () => networks.requested(),
      rpcClients: ports.get(RpcClients),
    });
  },
  wallets: ({ options, ports, stored }) => {
    const hostPage = ports.get(HostPage);
    return new Eip155WalletCatalogue({
      clock: ports.get(Clock),
      config: pageWallets({ options, stored }),
      isVisible: () => hostPage.isVisible(),
      logger: ports.get(Logger),
    });
  },
};
