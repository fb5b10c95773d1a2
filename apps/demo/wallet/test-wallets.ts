import {
  type ApprovalAnswer,
  createTestWallet,
  type TestChain,
  type TestWallet,
} from 'cleatkit/testing';
import type { DelegationContracts } from './delegation';
import { grantingMethods } from './granting-methods';
import { type AnswerMode, walletSettings } from './wallet-settings';

/** A chain that the demo does not list, to show what a page does then. In truth it is Ethereum's node. */
const UNLISTED_CHAIN_ID = 31337;
const ARBITRUM_CHAIN_ID = 42161;
const LATE_MS = 2000;

/** Makes the wallets of the settings, and announces them. `delegation` keeps the limits that the first one grants. */
export function startTestWallets(
  chains: readonly TestChain[],
  delegation: DelegationContracts | undefined,
): readonly TestWallet[] {
  const { isAtomic, isLate, isSecondThere, knowsArbitrum } = walletSettings.getSnapshot();
  const known = chains.filter(({ chainId }) => knowsArbitrum || chainId !== ARBITRUM_CHAIN_ID);
  const [first, ...others] = known;
  if (!first) return [];
  const unlisted = { ...first, chainId: UNLISTED_CHAIN_ID, name: 'A chain this page lacks' };
  const options = {
    chains: [first, ...others, unlisted],
    storage: localStorage,
    approval: answer,
    sendsBundles: isAtomic ? 'atomic' : true,
  } as const;

  const wallet: TestWallet = createTestWallet({
    ...options,
    name: 'Cleat Test Wallet',
    ...(delegation && { methods: grantingMethods(() => wallet, delegation) }),
  });
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

/** The answer of the wallets for `eip155` in each mode. A question that hangs is answered in the window. */
const answers: Readonly<Record<AnswerMode, ApprovalAnswer>> = {
  ask: 'hang',
  slow: 'hang',
  decline: 'reject',
  silent: 'hang',
  idle: { result: null },
};

function answer(): ApprovalAnswer {
  return answers[walletSettings.getSnapshot().answers];
}
