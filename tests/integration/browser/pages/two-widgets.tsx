import { createWidget } from 'cleatkit';
import { ConnectButton, WidgetProvider } from 'cleatkit/react';
import { createRoot } from 'react-dom/client';
import { pageRequest } from './page-globals';
import { localNetworks } from './local-networks';
import { bringWallets } from './test-wallets';

const request = pageRequest();
const wallets = bringWallets(request);
const widgets = ['first', 'second'].map((id, index) =>
  createWidget({
    id,
    networks: localNetworks(request),
    themeMode: index === 0 ? 'light' : 'dark',
    ...request.options,
  }),
);
window.cleatPage = { widgets, wallets };

for (const widget of widgets) {
  const root = document.getElementById(widget.options.id ?? '');
  if (!root) throw new Error('the page has no root');
  createRoot(root).render(
    <WidgetProvider widget={widget}>
      <ConnectButton />
    </WidgetProvider>,
  );
}
