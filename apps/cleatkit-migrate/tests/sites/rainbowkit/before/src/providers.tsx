'use client';

import '@rainbow-me/rainbowkit/styles.css';
import { darkTheme, lightTheme, RainbowKitProvider } from '@rainbow-me/rainbowkit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { WagmiProvider } from 'wagmi';
import { config } from './wagmi';

const queries = new QueryClient();

export function Providers({ children, isNight }: { children: ReactNode; isNight: boolean }) {
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={queries}>
        {/* The kit */}
        <RainbowKitProvider
          theme={isNight ? darkTheme({ accentColor: '#7b3fe4', borderRadius: 'small' }) : lightTheme()}
          locale="pt-BR"
          modalSize="compact"
        >
          {children}
        </RainbowKitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  );
}
