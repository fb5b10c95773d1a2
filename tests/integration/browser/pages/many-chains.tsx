import { ChainAdapters, createWidget, override } from 'cleatkit';
import { polkadot, solana } from 'cleatkit/networks';
import { ConnectButton, WidgetProvider } from 'cleatkit/react';
import {
  createPolkadotTestWallet,
  createSolanaTestWallet,
  FakeChainAdapters,
} from 'cleatkit/testing';
import { createRoot } from 'react-dom/client';
import { pageRequest } from './page-globals';
import { localNetworks } from './local-networks';
import { bringWallets } from './test-wallets';

/** A site on three namespaces, with a wallet that is on two of them. Its endpoints do not exist. */
const request = pageRequest();
const storage = window.localStorage;
const wallets = bringWallets(request);
createSolanaTestWallet({ name: 'Twin Wallet', storage }).register(window);
createPolkadotTestWallet({ name: 'dots', storage }).inject(window);

const widget = createWidget(
  {
    networks: [...localNetworks(request), solana, polkadot],
    walletPairs: [['test.cleat.main', 'wallet-standard:Twin Wallet']],
    ...request.options,
  },
  override(ChainAdapters, richAdapters()),
);
window.cleatPage = { widgets: [widget], wallets };

const element = document.getElementById('root');
if (!element) throw new Error('the page has no root');
createRoot(element).render(
  <WidgetProvider widget={widget}>
    <ConnectButton />
  </WidgetProvider>,
);

/** Every account has the same balance on every chain. */
function richAdapters(): FakeChainAdapters {
  const adapters = new FakeChainAdapters();
  for (const namespace of ['eip155', 'solana', 'polkadot'] as const) {
    const adapter = adapters.of(namespace);
    Object.assign(adapter, { nativeBalance: async () => 12_345_678_900_000_000_000n });
  }
  return adapters;
}
