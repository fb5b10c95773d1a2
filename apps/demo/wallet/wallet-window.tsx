import type { ApprovalRequest, TestWallet } from 'cleatkit/testing';
import { useState, useSyncExternalStore } from 'react';
import { preferences } from '../preferences';
import { ApprovalCard, OtherApprovalCard } from './approval-card';
import { openQuestions } from './open-questions';
import { WalletControls } from './wallet-controls';
import { WalletPill } from './wallet-pill';
import { walletSettings } from './wallet-settings';

interface Question {
  readonly wallet: TestWallet;
  readonly request: ApprovalRequest;
}

/** The windows of the test wallets: a pill with their controls, and each open question. */
export function WalletWindow({ wallets }: { readonly wallets: readonly TestWallet[] }) {
  const { theme } = useSyncExternalStore(preferences.subscribe, preferences.getSnapshot);
  const { answers } = useSyncExternalStore(walletSettings.subscribe, walletSettings.getSnapshot);
  const [areControlsOpen, setControlsOpen] = useState(false);
  const question = useQuestion(wallets);
  const other = useSyncExternalStore(openQuestions.subscribe, openQuestions.getSnapshot);
  return (
    <div className="window" data-theme={theme}>
      <aside className="dock" aria-label="Test wallet">
        {areControlsOpen && <WalletControls wallets={wallets} />}
        <WalletPill
          wallets={wallets}
          isOpen={areControlsOpen}
          onToggle={() => setControlsOpen(!areControlsOpen)}
        />
      </aside>
      {question && answers !== 'silent' && (
        <ApprovalCard
          key={`${question.wallet.info.rdns} ${question.request.id}`}
          wallet={question.wallet}
          request={question.request}
          takesTime={answers === 'slow'}
        />
      )}
      {other && !question && (
        <OtherApprovalCard key={other.key} question={other} takesTime={answers === 'slow'} />
      )}
    </div>
  );
}

/** The oldest question of all wallets. */
function useQuestion(wallets: readonly TestWallet[]): Question | undefined {
  const [first, second] = wallets;
  const request = useOldestRequest(first);
  const secondRequest = useOldestRequest(second);
  if (first && request) return { wallet: first, request };
  return second && secondRequest ? { wallet: second, request: secondRequest } : undefined;
}

function useOldestRequest(wallet: TestWallet | undefined): ApprovalRequest | undefined {
  const read = (): ApprovalRequest | undefined => wallet?.state.pending[0];
  return useSyncExternalStore((onChange) => wallet?.subscribe(onChange) ?? (() => {}), read);
}
