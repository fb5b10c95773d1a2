'use client';

import { ptBR } from 'cleatkit/languages/pt-BR';
import { WidgetProvider } from 'cleatkit/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { WagmiProvider } from 'wagmi';
import { config, widget } from './wagmi';

const queries = new QueryClient();

export function Providers({ children, isNight }: { children: ReactNode; isNight: boolean }) {
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={queries}>
        {/* The kit */}
        <WidgetProvider
          widget={widget}
          theme={isNight ? { mode: 'dark', variables: { accent: '#7b3fe4', borderRadiusMasterPx: 2 } } : { mode: 'light' }}
          language={ptBR}
        >
          {children}
        </WidgetProvider>
      </QueryClientProvider>
    </WagmiProvider>
  );
}
