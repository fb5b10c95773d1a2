import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createWidget } from 'cleatkit';
import { ConnectButton, WidgetProvider } from 'cleatkit/react';
import { createTestWallet } from 'cleatkit/testing';
import { cleat } from 'cleatkit/wagmi';
import { StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import {
  createConfig,
  http,
  useAccount,
  useBalance,
  useCapabilities,
  useConnect,
  useDisconnect,
  useSendCalls,
  useSendTransaction,
  useSignMessage,
  useSwitchChain,
  useWriteContract,
  WagmiProvider,
} from 'wagmi';

/** The two chains, as the test has put them into the page's address. */
const urls = new URLSearchParams(location.search).getAll('rpc');
const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 };
const chains = [
  { id: 1, name: 'Ethereum', nativeCurrency: ether, rpcUrls: { default: { http: [urls[0]] } } },
  { id: 10, name: 'Optimism', nativeCurrency: ether, rpcUrls: { default: { http: [urls[1]] } } },
];

const wallet = createTestWallet({
  chains: chains.map(({ id }, index) => ({ chainId: id, rpcUrl: urls[index] })),
  storage: localStorage,
  sendsBundles: true,
});
wallet.announce(window);
Object.assign(window, { wallet });

const widget = createWidget({ networks: chains });
const config = createConfig({
  chains,
  connectors: [cleat(widget)],
  multiInjectedProviderDiscovery: false,
  transports: { 1: http(urls[0]), 10: http(urls[1]) },
});

/** What the hooks return, for the test. */
function Hooks() {
  const account = useAccount();
  const balance = useBalance({ address: account.address });
  const capabilities = useCapabilities({ query: { enabled: account.status === 'connected' } });
  const { connectAsync } = useConnect();
  const { disconnectAsync } = useDisconnect();
  const { sendCallsAsync } = useSendCalls();
  const { sendTransactionAsync } = useSendTransaction();
  const { signMessageAsync } = useSignMessage();
  const { switchChainAsync } = useSwitchChain();
  const { writeContractAsync } = useWriteContract();
  const [connector] = config.connectors;
  const hooks = {
    ...{ balance, capabilities, disconnect: disconnectAsync, sendCalls: sendCallsAsync },
    ...{ send: sendTransactionAsync, sign: signMessageAsync, switchChain: switchChainAsync },
    connect: () => connectAsync({ connector }),
    write: writeContractAsync,
  };
  useEffect(() => void Object.assign(window, { hooks }));
  return (
    <output>
      {account.status} {account.address} {account.chainId}
    </output>
  );
}

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <WagmiProvider config={config}>
      <QueryClientProvider client={new QueryClient()}>
        <WidgetProvider widget={widget}>
          <ConnectButton />
          <Hooks />
        </WidgetProvider>
      </QueryClientProvider>
    </WagmiProvider>
  </StrictMode>,
);
