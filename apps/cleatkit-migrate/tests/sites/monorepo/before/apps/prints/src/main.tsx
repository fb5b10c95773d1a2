import { getDefaultConfig, RainbowKitProvider } from '@rainbow-me/rainbowkit';
import { ConnectionProvider, WalletProvider } from '@solana/wallet-adapter-react';
import { WalletModalProvider, WalletMultiButton } from '@solana/wallet-adapter-react-ui';
import { WagmiProvider } from 'wagmi';
import { mainnet } from 'wagmi/chains';

const config = getDefaultConfig({ appName: 'Both', projectId: 'abc', chains: [mainnet] });

export const Main = () => (
  <WagmiProvider config={config}>
    <RainbowKitProvider>
      <ConnectionProvider endpoint="https://api.mainnet-beta.solana.com">
        <WalletProvider wallets={[]}>
          <WalletModalProvider>
            <WalletMultiButton />
          </WalletModalProvider>
        </WalletProvider>
      </ConnectionProvider>
    </RainbowKitProvider>
  </WagmiProvider>
);
