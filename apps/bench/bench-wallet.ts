import { createTestWallet } from 'cleatkit/testing';

/**
 * The wallet that both pages connect, and the node that both read from. It is not part of the measured page.
 */
const node = new URLSearchParams(window.location.search).get('node') ?? '';

const wallet = createTestWallet({
  name: 'Bench Wallet',
  rdns: 'test.cleat.bench',
  chains: [{ chainId: 1, rpcUrl: node }],
  storage: window.localStorage,
});
await wallet.addresses(); // Creates its keys before any measurement.
wallet.announce(window);
document.documentElement.dataset['wallet'] = 'ready';
