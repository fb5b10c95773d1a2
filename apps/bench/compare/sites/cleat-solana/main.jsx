import { createWidget } from 'cleatkit';
import { solana } from 'cleatkit/networks';
import { ConnectButton, WidgetProvider } from 'cleatkit/react';
import { createRoot } from 'react-dom/client';

const node = new URLSearchParams(window.location.search).get('node');
const widget = createWidget({
  networks: [{ ...solana, rpcUrls: { default: { http: [node] } } }],
});

createRoot(document.getElementById('root')).render(
  <WidgetProvider widget={widget}>
    <ConnectButton />
  </WidgetProvider>,
);
