import { ethereum, createWidget } from 'cleatkit';
import { base } from 'cleatkit/networks';
import { useAccount, useProvider, useWidget, useNetwork, WidgetProvider } from 'cleatkit/react';
import { useNotifications } from '@web3-onboard/react';


// Where the site is.
const web3Onboard = createWidget({
  networks: [ethereum, base, { id: 1337, name: 'Mine', nativeCurrency: { name: 'TEST', symbol: 'TEST', decimals: 18 }, rpcUrls: { default: { http: ['http://localhost:8545'] } } }],
  customRpcUrls: { 'eip155:1': ['https://node.example'] },
});

export function App() {
  return (
    <WidgetProvider widget={web3Onboard}>
      <Wallet />
    </WidgetProvider>
  );
}

function Wallet() {
  const account = useAccount('eip155');
  const provider = useProvider();
  const widget = useWidget();
  const wallet = provider && account.address ? { provider: provider, accounts: [{ address: account.address }], label: account.account?.connectorId ?? '' } : null;
  const connecting = account.status === 'connecting';
  const connect = () => widget.openAndConnect('eip155');
  const disconnect = (_wallet?: unknown) => widget.disconnect('eip155');
  const network = useNetwork('eip155');
  const connectedChain = network.network ? { id: `0x${Number(network.network.id).toString(16)}`, namespace: 'evm' } : null;
  const settingChain = network.switching !== undefined;
  const setChain = ({ chainId }: { readonly chainId: number | string }) => network.switchNetwork(`eip155:${Number(chainId)}`);
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
