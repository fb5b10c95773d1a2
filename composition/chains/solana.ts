import { SolanaWalletCatalogue } from '../../infrastructure/chains/solana/solana-wallet-catalogue';
import { Clock } from '../../ports/clock';
import { KeyValueStorage } from '../../ports/key-value-storage';
import { RpcClients } from '../../ports/rpc-client';
import { type AddedSolanaWallet, AddedSolanaWallets } from '../../ports/wallet-family';
import type { Network } from '../../domain/network/network';
import type { Chain } from './chain';
import { networksOn } from './networks-on';
import { pageWallets } from './page-wallets';

/** Solana: nodes over JSON-RPC, and the wallets that register by the Wallet Standard. */
export const solana: Chain = {
  adapter: async ({ networks, ports }) => {
    const { SolanaChainAdapter } =
      await import('../../infrastructure/chains/solana/solana-chain-adapter');
    return new SolanaChainAdapter({
      clock: ports.get(Clock),
      networks: () => networks.requested(),
      rpcClients: ports.get(RpcClients),
    });
  },
  wallets: ({ networks, options, ports, stored }) => {
    const clock = ports.get(Clock);
    const config = {
      ...pageWallets({ options, stored }),
      siteName: options.metadata?.name ?? globalThis.location?.host ?? '',
      widgetId: options.id,
    };
    const ownNetworks = (): readonly Network[] => networksOn('solana', networks);
    const storage = ports.get(KeyValueStorage);
    const catalogueWith = (added?: readonly AddedSolanaWallet[]): SolanaWalletCatalogue =>
      new SolanaWalletCatalogue({ clock, config, networks: ownNetworks, added });
    const addedOnes = ports.find(AddedSolanaWallets)?.({
      clock,
      config,
      networks: ownNetworks,
      storage,
    });
    return addedOnes ? addedOnes.then(catalogueWith) : catalogueWith();
  },
};
