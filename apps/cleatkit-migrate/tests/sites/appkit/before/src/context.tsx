'use client';

import { createAppKit } from '@reown/appkit/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { WagmiProvider } from 'wagmi';
import { networks, projectId, wagmiAdapter } from './config';

const queries = new QueryClient();

const metadata = {
  name: 'Lending',
  description: 'Lends',
  url: 'https://lending.example',
  icons: ['https://lending.example/icon.png'],
};

export const modal = createAppKit({
  adapters: [wagmiAdapter],
  projectId,
  networks,
  metadata,
  themeMode: 'light',
  features: { analytics: true, email: false, reownAuthentication: true },
  themeVariables: { '--w3m-accent': '#0b7a53', '--w3m-border-radius-master': '2px' },
});

export function Context({ children }: { children: ReactNode }) {
  return (
    <WagmiProvider config={wagmiAdapter.wagmiConfig}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </WagmiProvider>
  );
}
