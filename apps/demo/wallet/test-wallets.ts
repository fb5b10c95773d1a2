import {
  type ApprovalAnswer,
  createTestWallet,
  type TestChain,
  type TestWallet,
} from 'cleatkit/testing';
import { walletSettings } from './wallet-settings';

/** A chain that the demo does not list, to show what a page does then. In truth it is Ethereum's node. */
const UNLISTED_CHAIN_ID = 31337;
const ARBITRUM_CHAIN_ID = 42161;
const LATE_MS = 2000;

/** Makes the wallets of the settings, and announces them. */
export function startTestWallets(chains: readonly TestChain[]): readonly TestWallet[] {
  const { isLate, isSecondThere, knowsArbitrum } = walletSettings.getSnapshot();
  const known = chains.filter(({ chainId }) => knowsArbitrum || chainId !== ARBITRUM_CHAIN_ID);
  const [first, ...others] = known;
  if (!first) return [];
  const unlisted = { ...first, chainId: UNLISTED_CHAIN_ID, name: 'A chain this page lacks' };
  const options = {
    chains: [first, ...others, unlisted],
    storage: localStorage,
    approval: answer,
  } as const;

  const wallet = createTestWallet({ ...options, name: 'Cleat Test Wallet' });
  const second = createTestWallet({
    ...options,
    name: 'Second Test Wallet',
    rdns: 'test.second.wallet',
  });
  if (isLate) setTimeout(() => wallet.announce(window), LATE_MS);
  else wallet.announce(window);
  if (isSecondThere) second.announce(window);
  return isSecondThere ? [wallet, second] : [wallet];
}

/** The window asks the visitor. A wallet that is set to do nothing answers by itself. */
function answer(): ApprovalAnswer {
  return walletSettings.getSnapshot().answers === 'idle' ? { result: null } : 'hang';
}
