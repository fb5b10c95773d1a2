'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createWidget } from 'cleatkit';
import { fr } from 'cleatkit/languages/fr';
import { WidgetProvider } from 'cleatkit/react';
import { cleat } from 'cleatkit/wagmi';
import { mainnet, polygon, optimism, arbitrum } from 'wagmi/chains';
import type { ReactNode } from 'react';
import { createConfig, WagmiProvider, http } from 'wagmi';

const chains = [mainnet, polygon, optimism, arbitrum] as const;

export const widget = createWidget({ networks: chains, projectId: 'abc' });

const config = createConfig(
  {
    chains,
    connectors: [cleat(widget)],
    multiInjectedProviderDiscovery: false,
    transports: { [mainnet.id]: http(), [polygon.id]: http(), [optimism.id]: http(), [arbitrum.id]: http() },
    ssr: true,
  },
);
const queries = new QueryClient();

export const Web3 = ({ children, dark }: { children: ReactNode; dark: boolean }) => (
  <WagmiProvider config={config}>
    <QueryClientProvider client={queries}>
      <WidgetProvider widget={widget} theme={{ mode: dark ? 'dark' : 'light' }} language={fr}>
        {children}
      </WidgetProvider>
    </QueryClientProvider>
  </WagmiProvider>
);
