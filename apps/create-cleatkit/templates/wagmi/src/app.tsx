import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ConnectButton, NetworkButton, type Widget, WidgetProvider } from 'cleatkit/react';
import { useState } from 'react';
import { useAccount, WagmiProvider } from 'wagmi';
import { configOf } from './wagmi';

export function App({ widget }: { readonly widget: Widget }) {
  const [config] = useState(() => configOf(widget));
  const [queries] = useState(() => new QueryClient());
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={queries}>
        <WidgetProvider widget={widget}>
          <header>
            <NetworkButton />
            <ConnectButton />
          </header>
          <main>
            <Greeting />
          </main>
        </WidgetProvider>
      </QueryClientProvider>
    </WagmiProvider>
  );
}

function Greeting() {
  const { address } = useAccount();
  return <p>{address ? `Hello, ${address}` : 'Hello, guest'}</p>;
}
