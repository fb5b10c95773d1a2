import { createWidget } from 'cleatkit';
import { WidgetProvider, ConnectButton } from 'cleatkit/react';
import { cleat } from 'cleatkit/wagmi';
import { WalletWidget } from './cleat-wallet';
import { ConnectionProvider, WalletProvider } from '@solana/wallet-adapter-react';
import { WagmiProvider, createConfig, http } from 'wagmi';
import { mainnet } from 'wagmi/chains';

const chains = [mainnet] as const;

export const widget = createWidget({ networks: chains, projectId: 'abc' });

const config = createConfig({ connectors: [cleat(widget)], multiInjectedProviderDiscovery: false, transports: { [mainnet.id]: http() }, chains });

export const Main = () => (
  <WagmiProvider config={config}>
    <WidgetProvider widget={widget}>
      <ConnectionProvider endpoint="https://api.mainnet-beta.solana.com">
        <WalletProvider wallets={[]}>
          <WalletWidget>
            <ConnectButton />
          </WalletWidget>
        </WalletProvider>
      </ConnectionProvider>
    </WidgetProvider>
  </WagmiProvider>
);
