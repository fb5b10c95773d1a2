'use client';

import { WidgetProvider } from 'cleatkit/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { WagmiProvider } from 'wagmi';
import { networks, projectId, wagmiAdapter, widget } from './config';

const queries = new QueryClient();

const metadata = {
  name: 'Lending',
  description: 'Lends',
  url: 'https://lending.example',
  icons: ['https://lending.example/icon.png'],
};

export const modal = widget;

export function Context({ children }: { children: ReactNode }) {
  return (
    <WagmiProvider config={wagmiAdapter.wagmiConfig}><WidgetProvider widget={widget}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </WidgetProvider></WagmiProvider>
  );
}
