import { Clock } from '../../ports/clock';
import { RpcClients } from '../../ports/rpc-client';
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
  wallets: async ({ networks, options, ports, stored }) => {
    const { SolanaWalletCatalogue } =
      await import('../../infrastructure/chains/solana/solana-wallet-catalogue');
    return new SolanaWalletCatalogue({
      clock: ports.get(Clock),
      config: pageWallets({ options, stored }),
      networks: () => networksOn('solana', networks),
    });
  },
};
