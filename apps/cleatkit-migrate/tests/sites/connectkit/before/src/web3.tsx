'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ConnectKitProvider, getDefaultConfig } from 'connectkit';
import type { ReactNode } from 'react';
import { createConfig, WagmiProvider } from 'wagmi';

const config = createConfig(
  getDefaultConfig({
    appName: 'Tickets',
    walletConnectProjectId: 'abc',
    ssr: true,
  }),
);
const queries = new QueryClient();

export const Web3 = ({ children, dark }: { children: ReactNode; dark: boolean }) => (
  <WagmiProvider config={config}>
    <QueryClientProvider client={queries}>
      <ConnectKitProvider theme="rounded" mode={dark ? 'dark' : 'light'} options={{ language: 'fr-FR', hideBalance: true }}>
        {children}
      </ConnectKitProvider>
    </QueryClientProvider>
  </WagmiProvider>
);
