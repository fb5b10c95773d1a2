import { createWidget, type NetworkInput } from 'cleat';
import { ConnectButton, NetworkButton, WidgetProvider } from 'cleat/react';
import { createPolkadotTestWallet } from 'cleat/testing';
import { createRoot } from 'react-dom/client';
import type { PolkadotPage } from './polkadot-globals';

/** The networks that the page's own address names. */
const asked = new URLSearchParams(window.location.search).get('networks') ?? '[]';
const networks = JSON.parse(asked) as readonly NetworkInput[];

const wallet = createPolkadotTestWallet({ name: 'Test Dot', storage: window.localStorage });
const evil = createPolkadotTestWallet({ name: '\u202e<img src=x onerror=alert(1)>' });
evil.inject(window);
// As extensions do: a moment after the page.
setTimeout(() => wallet.inject(window), 300);

const widget = createWidget({ networks });
const handles: PolkadotPage = { widget, wallet };
window.polkadotPage = handles;
const element = document.getElementById('root');
if (!element) throw new Error('the page has no root');
createRoot(element).render(
  <WidgetProvider widget={widget}>
    <ConnectButton /> <NetworkButton />
  </WidgetProvider>,
);
