import type { TestWallet, TestWalletState } from 'cleatkit/testing';
import { useWalletState } from './use-wallet-state';

interface WalletPillProps {
  readonly wallets: readonly TestWallet[];
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Shows the state of the test wallet, and opens its controls. */
export function WalletPill({ wallets, isOpen, onToggle }: WalletPillProps) {
  const [wallet] = wallets;
  if (!wallet) return null;
  return (
    <button type="button" className="pill" aria-expanded={isOpen} onClick={onToggle}>
      <img src={wallet.info.icon} alt="" width="24" height="24" />
      <span>
        <strong>Test wallet</strong>
        <WalletStatus wallet={wallet} />
      </span>
    </button>
  );
}

function WalletStatus({ wallet }: { readonly wallet: TestWallet }) {
  const state = useWalletState(wallet);
  return <small>{statusOf(state)}</small>;
}

function statusOf({ isGone, isLocked, pending, chainId, chains }: TestWalletState): string {
  if (isGone) return 'Turned off';
  if (pending.length > 0) return 'Has a question open';
  if (isLocked) return 'Locked';
  return chains.find((chain) => chain.chainId === chainId)?.name ?? `Chain ${chainId}`;
}
