import type { TestWallet } from 'cleatkit/testing';
import { useSyncExternalStore } from 'react';
import { walletSettings } from './wallet-settings';

interface WaitingQuestionsProps {
  readonly wallet: TestWallet;
  readonly count: number;
}

/** The requests that a wallet which never answers has received. */
export function WaitingQuestions({ wallet, count }: WaitingQuestionsProps) {
  const { answers } = useSyncExternalStore(walletSettings.subscribe, walletSettings.getSnapshot);
  if (count === 0 || answers !== 'silent') return null;
  return (
    <p role="status" className="waiting">
      {count === 1 ? 'A question waits.' : `${count} questions wait.`} Answer late:{' '}
      <button type="button" onClick={() => wallet.settle('approve')}>
        Approve
      </button>{' '}
      <button type="button" onClick={() => wallet.settle('reject')}>
        Decline
      </button>
    </p>
  );
}
