import '@rainbow-me/rainbowkit/styles.css';
import { ConnectButton, getDefaultConfig, RainbowKitProvider } from '@rainbow-me/rainbowkit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { http, WagmiProvider } from 'wagmi';
import { mainnet } from 'wagmi/chains';

const node = new URLSearchParams(window.location.search).get('node');
const config = getDefaultConfig({
  appName: 'Compared',
  projectId: 'compared',
  chains: [mainnet],
  transports: { [mainnet.id]: http(node) },
});
const queryClient = new QueryClient();

createRoot(document.getElementById('root')).render(
  <WagmiProvider config={config}>
    <QueryClientProvider client={queryClient}>
      <RainbowKitProvider>
        <ConnectButton />
      </RainbowKitProvider>
    </QueryClientProvider>
  </WagmiProvider>,
);
