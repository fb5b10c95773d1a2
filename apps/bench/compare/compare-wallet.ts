import { createSolanaTestWallet, createTestWallet } from 'cleatkit/testing';

/**
 * The wallet that every compared page connects. It is not part of what is measured. As an extension does, it announces itself before
 * the page's own script runs; the page is visited once its keys are made, which it says by its address.
 */
const parameters = new URLSearchParams(window.location.search);
const node = parameters.get('node') ?? '';
const shared = { name: 'Bench Wallet', storage: window.localStorage };

function announced(): { readonly addresses: () => Promise<readonly string[]> } {
  if (parameters.get('chain') === 'solana') {
    const wallet = createSolanaTestWallet(shared);
    wallet.register(window);
    return wallet;
  }
  const wallet = createTestWallet({
    ...shared,
    rdns: 'test.cleat.bench',
    chains: [{ chainId: 1, rpcUrl: node }],
  });
  wallet.announce(window);
  return wallet;
}

const [address] = await announced().addresses();
document.documentElement.dataset['wallet'] = address;
