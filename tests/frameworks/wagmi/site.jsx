import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ConnectButton, WidgetProvider } from 'cleatkit/react';
import { useEffect } from 'react';
import {
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

const queries = new QueryClient();

/** A site whose components use wagmi, over the wallet that the widget connects. */
export function Site({ config, widget }) {
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={queries}>
        <WidgetProvider widget={widget}>
          <ConnectButton />
          <Hooks connector={config.connectors[0]} />
        </WidgetProvider>
      </QueryClientProvider>
    </WagmiProvider>
  );
}

/** What the hooks return, for the test. */
function Hooks({ connector }) {
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
  const hooks = {
    balance,
    capabilities,
    disconnect: disconnectAsync,
    send: sendTransactionAsync,
    sendCalls: sendCallsAsync,
    sign: signMessageAsync,
    switchChain: switchChainAsync,
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
