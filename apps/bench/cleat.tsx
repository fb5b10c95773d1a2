import { createWidget, ethereum } from 'cleat';
import { ConnectButton, WidgetProvider } from 'cleat/react';
import { createRoot } from 'react-dom/client';

const node = new URLSearchParams(window.location.search).get('node') ?? '';
const widget = createWidget({
  networks: [{ ...ethereum, rpcUrls: { default: { http: [node] } } }],
});
const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
createRoot(root).render(
  <WidgetProvider widget={widget}>
    <ConnectButton label="Connect" />
  </WidgetProvider>,
);
