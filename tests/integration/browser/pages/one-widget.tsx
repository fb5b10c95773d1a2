import { createWidget, override } from 'cleatkit';
import { SiwxSessions } from 'cleatkit/ports';
import { ConnectButton, NetworkButton, WidgetPanel, WidgetProvider } from 'cleatkit/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { pageRequest } from './page-globals';
import { localNetworks } from './local-networks';
import { RecordedSignIns } from './recorded-sign-ins';
import { bringWallets } from './test-wallets';

const request = pageRequest();
const wallets = bringWallets(request);
const signIns = new RecordedSignIns();
const widget = createWidget(
  { networks: localNetworks(request), ...request.options },
  ...(request.options.siwx ? [override(SiwxSessions, signIns)] : []),
);
const element = document.getElementById('root');
if (!element) throw new Error('the page has no root');
const root = createRoot(element);
window.cleatPage = {
  widgets: [widget],
  wallets,
  signIns: signIns.added,
  unmount: () => root.unmount(),
};

root.render(
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
