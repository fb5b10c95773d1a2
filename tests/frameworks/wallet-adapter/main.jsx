import { createWidget } from 'cleatkit';
import { registerSolanaWallet } from 'cleatkit/solana';
import { createSolanaTestWallet } from 'cleatkit/testing';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { NAME, Site } from './site.jsx';

/** The chain, as the test has put it into the page's address. */
const network = JSON.parse(new URLSearchParams(location.search).get('network'));
const [endpoint] = network.rpcUrls.default.http;
const rpcUrls = { 'solana:localnet': endpoint };
createSolanaTestWallet({ rpcUrls, storage: localStorage }).register(window);

const widget = createWidget({ networks: [network] });
registerSolanaWallet(widget, NAME);

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <Site endpoint={endpoint} widget={widget} />
  </StrictMode>,
);
