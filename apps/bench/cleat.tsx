import { createWidget, ethereum } from 'cleatkit';
import { ConnectButton, WidgetProvider } from 'cleatkit/react';
import { createRoot } from 'react-dom/client';

const parameters = new URLSearchParams(window.location.search);
const node = parameters.get('node') ?? '';
const relayUrl = parameters.get('relay');
const walletDirectoryUrl = parameters.get('wallets');
const widget = createWidget({
  networks: [{ ...ethereum, rpcUrls: { default: { http: [node] } } }],
  ...(relayUrl !== null && { relayUrl }),
  ...(walletDirectoryUrl !== null && { walletDirectoryUrl }),
});
const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
createRoot(root).render(
  <WidgetProvider widget={widget}>
    <ConnectButton label="Connect" />
  </WidgetProvider>,
);
