import { createWidget } from 'cleatkit';
import { ar } from 'cleatkit/languages/ar';
import { de } from 'cleatkit/languages/de';
import { ConnectButton, WidgetProvider } from 'cleatkit/react';
import { createRoot } from 'react-dom/client';
import { localNetworks } from './local-networks';
import { pageRequest } from './page-globals';

/** A widget in the language that the address of the page names. */
const request = pageRequest();
const language = new URLSearchParams(location.search).get('lang') === 'ar' ? ar : de;
const widget = createWidget({ networks: localNetworks(request), ...request.options });
const element = document.getElementById('root');
if (!element) throw new Error('the page has no root');
window.cleatPage = { widgets: [widget], wallets: {} };
createRoot(element).render(
  <WidgetProvider widget={widget} language={language}>
    <ConnectButton />
  </WidgetProvider>,
);
