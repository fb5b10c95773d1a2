import { createWidget } from 'cleatkit';
import { createTestWallet } from 'cleatkit/testing';
import { cleat } from 'cleatkit/wagmi';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createConfig, http } from 'wagmi';
import { Site } from './site.jsx';

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

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <Site config={config} widget={widget} />
  </StrictMode>,
);
