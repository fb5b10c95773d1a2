import { createWidget } from 'cleatkit';
import { ConnectButton, NetworkButton, WidgetPanel, WidgetProvider } from 'cleatkit/react';
import { createSignIn } from 'cleatkit/sign-in';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { headlessSignIn } from './headless-sign-in';
import { pageRequest } from './page-globals';
import { localNetworks } from './local-networks';
import { bringWallets } from './test-wallets';

const request = pageRequest();
const wallets = bringWallets(request);
const options = { networks: localNetworks(request), ...request.options };
const widget = createWidget(
  request.requiresSignIn ? { ...options, siwx: createSignIn() } : options,
);
const element = document.getElementById('root');
if (!element) throw new Error('the page has no root');
const root = createRoot(element);
window.cleatPage = {
  widgets: [widget],
  wallets,
  ...headlessSignIn(options),
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
