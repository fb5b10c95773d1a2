import { createWidget, ethereum } from 'cleatkit';
import { ConnectButton, WidgetProvider } from 'cleatkit/react';
import { createRoot } from 'react-dom/client';

const node = new URLSearchParams(window.location.search).get('node');
const widget = createWidget({
  networks: [{ ...ethereum, rpcUrls: { default: { http: [node] } } }],
  projectId: 'compared',
});

createRoot(document.getElementById('root')).render(
  <WidgetProvider widget={widget}>
    <ConnectButton />
  </WidgetProvider>,
);
