import { createWidget } from 'cleatkit';
import { ConnectButton, NetworkButton, WidgetProvider } from 'cleatkit/react';
import { hydrateRoot } from 'react-dom/client';
import { pageRequest } from './page-globals';
import { localNetworks } from './local-networks';
import { bringWallets } from './test-wallets';

const request = pageRequest();
const wallets = bringWallets(request);
const widget = createWidget({ networks: localNetworks(request), ...request.options });
const mismatches: string[] = [];
window.cleatPage = { widgets: [widget], wallets, mismatches };

const element = document.getElementById('root');
if (!element) throw new Error('the page has no root');
hydrateRoot(
  element,
  <WidgetProvider widget={widget}>
    <ConnectButton />
    <NetworkButton />
  </WidgetProvider>,
  { onRecoverableError: (error) => mismatches.push(String(error)) },
);
