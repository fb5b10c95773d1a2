import { createWidget, ethereum } from 'cleatkit';
import { ConnectButton, WidgetProvider } from 'cleatkit/react';
import { createRoot } from 'react-dom/client';

const parameters = new URLSearchParams(window.location.search);
const node = parameters.get('node') ?? '';
const relayUrl = parameters.get('relay');
const walletDirectoryUrl = parameters.get('wallets');
const project = parameters.get('project');
const networkCount = Number(parameters.get('networks') ?? 1);
const rpcUrls = { default: { http: [node] } };
const widget = createWidget({
  networks: Array.from({ length: networkCount }, (_, index) =>
    index === 0
      ? { ...ethereum, rpcUrls }
      : { ...ethereum, id: 1000 + index, name: `Network ${index + 1}`, rpcUrls },
  ),
  ...(project !== null && { projectId: project }),
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
