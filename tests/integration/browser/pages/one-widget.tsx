import { createWidget } from 'cleat';
import { ConnectButton, NetworkButton, WidgetPanel, WidgetProvider } from 'cleat/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { pageRequest } from './page-globals';
import { localNetworks } from './local-networks';
import { bringWallets } from './test-wallets';

const request = pageRequest();
const wallets = bringWallets(request);
const widget = createWidget({
  networks: localNetworks(request),
  ...request.options,
});
window.cleatPage = { widgets: [widget], wallets };

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
createRoot(root).render(
  <StrictMode>
    <WidgetProvider widget={widget}>
      {widget.options.enableEmbedded ? (
        <WidgetPanel />
      ) : (
        <>
          <ConnectButton /> <NetworkButton />
        </>
      )}
    </WidgetProvider>
  </StrictMode>,
);
