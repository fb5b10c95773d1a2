import { WagmiAdapter } from '@reown/appkit-adapter-wagmi';
import { mainnet } from '@reown/appkit/networks';
import { createAppKit } from '@reown/appkit/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { http, WagmiProvider } from 'wagmi';

const node = new URLSearchParams(window.location.search).get('node');
const networks = [mainnet];
const wagmiAdapter = new WagmiAdapter({
  networks,
  projectId: 'compared',
  transports: { [mainnet.id]: http(node) },
});
const queryClient = new QueryClient();

createAppKit({
  adapters: [wagmiAdapter],
  networks,
  projectId: 'compared',
  metadata: {
    name: 'Compared',
    description: 'A page with a button',
    url: window.location.origin,
    icons: [],
  },
});

createRoot(document.getElementById('root')).render(
  <WagmiProvider config={wagmiAdapter.wagmiConfig}>
    <QueryClientProvider client={queryClient}>
      <appkit-button />
    </QueryClientProvider>
  </WagmiProvider>,
);
