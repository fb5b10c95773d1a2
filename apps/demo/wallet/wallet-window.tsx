import type { ApprovalRequest, TestWallet } from 'cleatkit/testing';
import { useSyncExternalStore } from 'react';
import { useChoices } from '../playground/use-choices';
import { ApprovalCard, OtherApprovalCard } from './approval-card';
import { openQuestions } from './open-questions';
import { walletSettings } from './wallet-settings';

interface Question {
  readonly wallet: TestWallet;
  readonly request: ApprovalRequest;
}

/** The windows of the test wallets: each open question. */
export function WalletWindow({ wallets }: { readonly wallets: readonly TestWallet[] }) {
  const { mode } = useChoices();
  const { answers } = useSyncExternalStore(walletSettings.subscribe, walletSettings.getSnapshot);
  const question = useQuestion(wallets);
  const other = useSyncExternalStore(openQuestions.subscribe, openQuestions.getSnapshot);
  return (
    <div className="window" data-theme={mode}>
      {question && (answers === 'ask' || answers === 'slow') && (
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
