import { createWidget } from 'cleatkit';
import { ConnectButton, NetworkButton, WidgetProvider } from 'cleatkit/react';
import {
  createBitcoinTestWallet,
  createPolkadotTestWallet,
  createSolanaTestWallet,
} from 'cleatkit/testing';
import { createRoot } from 'react-dom/client';
import { headlessSignIn } from './headless-sign-in';
import { localNetworks } from './local-networks';
import { type NamespaceWallets, pageRequest } from './page-globals';
import { bringWallets } from './test-wallets';

/** A site on all four namespaces, each on a node of this machine, with a wallet of each on the page. */
const request = pageRequest();
const { solana, bip122, polkadot } = request.others ?? {};
if (!solana || !bip122 || !polkadot) throw new Error('the page was not told its networks');
const urlOf = ({ rpcUrls }: typeof solana): string => rpcUrls.default.http[0] ?? '';
const storage = window.localStorage;

const wallets = bringWallets(request);
const others: NamespaceWallets = {
  solana: createSolanaTestWallet({
    name: 'Sol Test Wallet',
    // It signs in by `solana:signIn`, because it can sign no other text.
    without: ['solana:signMessage'],
    storage,
    rpcUrls: { 'solana:localnet': urlOf(solana) },
  }),
  bip122: createBitcoinTestWallet({
    name: 'Bit Test Wallet',
    storage,
    fee: 400n,
    networks: [{ name: 'Regtest', esploraUrl: urlOf(bip122) }, { name: 'Testnet' }],
  }),
  polkadot: createPolkadotTestWallet({ name: 'Dot Test Wallet', storage }),
};
others.solana.register(window);
others.bip122.announce(window);
others.polkadot.inject(window);

const options = {
  networks: [...localNetworks(request), solana, bip122, polkadot],
  ...request.options,
};
const widget = createWidget(options);
window.cleatPage = { widgets: [widget], wallets, others, ...headlessSignIn(options) };

const element = document.getElementById('root');
if (!element) throw new Error('the page has no root');
createRoot(element).render(
  <WidgetProvider widget={widget}>
    <ConnectButton /> <NetworkButton />
  </WidgetProvider>,
);
