import injectedModule from '@web3-onboard/injected-wallets';
import { init, useConnectWallet, useNotifications, useSetChain, Web3OnboardProvider } from '@web3-onboard/react';
import walletConnectModule from '@web3-onboard/walletconnect';

const injected = injectedModule();
const walletConnect = walletConnectModule({ projectId: 'abc' });

// Where the site is.
const web3Onboard = init({
  wallets: [injected, walletConnect],
  chains: [
    { id: '0x1', token: 'ETH', label: 'Ethereum', rpcUrl: 'https://node.example' },
    { id: 8453, token: 'ETH', label: 'Base' },
    { id: '0x539', token: 'TEST', label: 'Mine', rpcUrl: 'http://localhost:8545' },
  ],
  appMetadata: { name: 'Bridge', icon: '<svg/>', description: 'Crosses' },
});

export function App() {
  return (
    <Web3OnboardProvider web3Onboard={web3Onboard}>
      <Wallet />
    </Web3OnboardProvider>
  );
}

function Wallet() {
  const [{ wallet, connecting }, connect, disconnect] = useConnectWallet();
  const [{ connectedChain, settingChain }, setChain] = useSetChain();
  const notify = useNotifications();
  if (!wallet) return <button disabled={connecting} onClick={() => connect()}>Enter</button>;
  return (
    <>
      <p>{wallet.accounts[0]?.address} on {connectedChain?.id}</p>
      <button disabled={settingChain} onClick={() => setChain({ chainId: '0x2105' })}>Base</button>
      <button onClick={() => disconnect(wallet)}>Leave {String(notify)}</button>
    </>
  );
}
