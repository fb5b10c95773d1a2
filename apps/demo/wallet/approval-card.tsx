import type { ApprovalAnswer, ApprovalRequest, TestWallet } from 'cleat/testing';
import { useId, useState } from 'react';
import { AccountChoice } from './account-choice';
import { useWindowManners } from './use-window-manners';
import { useAddresses, useWalletState } from './use-wallet-state';
import { questionOf } from './wallet-question';

interface ApprovalCardProps {
  readonly wallet: TestWallet;
  readonly request: ApprovalRequest;

  /** The answer reaches the site three seconds after it was given. */
  readonly takesTime: boolean;
}

const SLOW_MS = 3000;

/** The window of the wallet: asks the person what the site wants to know. */
export function ApprovalCard({ wallet, request, takesTime }: ApprovalCardProps) {
  const titleId = useId();
  const { chains } = useWalletState(wallet);
  const addresses = useAddresses(wallet);
  const [account = addresses[0], setAccount] = useState<string>();
  const [isAnswered, setAnswered] = useState(false);
  const { title, lines } = questionOf(request, chains);

  const settle = (answer: 'approve' | 'reject'): void => {
    const isShared = answer === 'approve' && request.kind === 'connect' && account !== undefined;
    const approval: ApprovalAnswer = isShared ? { accounts: [account] } : answer;
    setAnswered(true);
    wallet.settle(takesTime ? { delayMs: SLOW_MS, answer: approval } : approval, request.id);
  };
  const { element, heading } = useWindowManners(() => {
    if (!isAnswered) settle('reject');
  });

  return (
    <div className="card" role="dialog" aria-labelledby={titleId} ref={element}>
      <div className="brand">
        <img src={wallet.info.icon} alt="" width="28" height="28" />
        <strong>{wallet.info.name}</strong>
        <span className="badge">Test</span>
      </div>
      <h2 id={titleId} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {lines.map(({ label, text }) => (
        <dl key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </dl>
      ))}
      {request.kind === 'connect' && (
        <AccountChoice addresses={addresses} chosen={account} onChoose={setAccount} />
      )}
      <p className="note">Its keys are public and its money is worthless. Nothing here is real.</p>
      {isAnswered ? (
        <p role="status">The wallet takes its time…</p>
      ) : (
        <div className="answers">
          <button type="button" onClick={() => settle('reject')}>
            Decline
          </button>
          <button type="button" className="primary" onClick={() => settle('approve')}>
            Approve
          </button>
        </div>
      )}
    </div>
  );
}
