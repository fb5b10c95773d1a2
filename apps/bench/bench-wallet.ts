import { createTestWallet } from 'cleatkit/testing';

/** The wallet that both pages connect, and the node that both read from. Not part of what is measured. */
const node = new URLSearchParams(window.location.search).get('node') ?? '';

const wallet = createTestWallet({
  name: 'Bench Wallet',
  rdns: 'test.cleat.bench',
  chains: [{ chainId: 1, rpcUrl: node }],
  storage: window.localStorage,
});
await wallet.addresses(); // Its keys are made before anybody looks at a clock.
wallet.announce(window);
document.documentElement.dataset['wallet'] = 'ready';
